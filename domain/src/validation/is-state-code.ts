/** Tells whether a text is the short form of a state, such as CA: two or three capitals [5.4]. */
export function isStateCode(v: string): boolean {
  return /^[A-Z]{2,3}$/.test(v);
}
