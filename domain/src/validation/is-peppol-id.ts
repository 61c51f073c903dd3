/** Tells whether a text has the form of a PEPPOL id: 0007: and ten digits, or 0088: and thirteen [5.6]. */
export function isPeppolId(v: string): boolean {
  return /^(?:0007:\d{10}|0088:\d{13})$/.test(v);
}
