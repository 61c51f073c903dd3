let collator: Intl.Collator | undefined;

/** Compares texts by the Swedish alphabet (å, ä and ö last), numbers in them by value. */
export function compareText(a: string, b: string): number {
  // Shared and created on first use, because creating a collator is slow.
  collator ??= new Intl.Collator("sv", { numeric: true });
  return collator.compare(a, b);
}
