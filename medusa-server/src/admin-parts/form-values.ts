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

const minuteMs = 60_000;

/** A stored moment as the text of an input of date and time, in the merchandiser's time zone. @param moment ISO date-time */
export function toMomentInput(moment: string | null | undefined): string {
  if (!moment) return "";
  const at = new Date(moment);
  return new Date(at.getTime() - at.getTimezoneOffset() * minuteMs).toISOString().slice(0, 16);
}

/** The text of an input of date and time as an ISO date-time; an empty one as null. */
export function toMoment(text: string): string | null {
  const moment = toText(text);
  return moment && new Date(moment).toISOString();
}
