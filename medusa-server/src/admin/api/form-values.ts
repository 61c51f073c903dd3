/** The text of an input as a number; an empty one as null. What is no number becomes text that the server refuses. */
export function toNumber(text: string): number | string | null {
  const trimmed = text.trim().replace(",", ".");
  if (trimmed === "") return null;
  const number = Number(trimmed);
  return Number.isNaN(number) ? trimmed : number;
}

/** The text of an input; an empty one as null. */
export function toText(text: string): string | null {
  return text.trim() === "" ? null : text.trim();
}

/** A stored value as the text of an input. */
export function toInput(value: string | number | null | undefined): string {
  return value === null || value === undefined ? "" : String(value);
}
