/**
 * Parses the text of an input as a number; null for an empty text. Returns any other text as it is: the server refuses
 * it.
 */
export function toNumber(text: string): number | string | null {
  const trimmed = text.trim().replace(",", ".");
  if (trimmed === "") return null;
  const number = Number(trimmed);
  return Number.isNaN(number) ? trimmed : number;
}

/** Trims the text of an input; null for an empty text. */
export function toText(text: string): string | null {
  return text.trim() === "" ? null : text.trim();
}

/** Maps a stored value to the text of an input; empty for null. */
export function toInput(value: string | number | null | undefined): string {
  return value === null || value === undefined ? "" : String(value);
}

const minuteMs = 60_000;

/**
 * Maps a stored moment to the text of a date-time input, in the merchandiser's time zone.
 * @param moment ISO date-time
 */
export function toMomentInput(moment: string | null | undefined): string {
  if (!moment) return "";
  const at = new Date(moment);
  return new Date(at.getTime() - at.getTimezoneOffset() * minuteMs).toISOString().slice(0, 16);
}

/** Maps the text of a date-time input to an ISO date-time; null for an empty text. */
export function toMoment(text: string): string | null {
  const moment = toText(text);
  return moment && new Date(moment).toISOString();
}
