const dayMs = 86_400_000;

/** Resolves days from today, such as "-10d" or "+14d", to YYYY-MM-DD; returns a date unchanged. */
function resolveRelativeDate(date: string, today: string): string {
  const days = /^([+-]\d+)d$/.exec(date)?.[1];
  if (days === undefined) return date;
  return new Date(Date.parse(today) + Number(days) * dayMs).toISOString().slice(0, 10);
}

/** When a variation was first sold, YYYY-MM-DD; "-10d" counts back from today (YYYY-MM-DD). */
export function resolveActiveDate(date: string, today: string): string {
  return resolveRelativeDate(date, today);
}

/** The expected restock date, YYYY-MM-DD; "+14d" counts from today (YYYY-MM-DD), null stays null. */
export function resolveRestock(date: string | null, today: string): string | null {
  return date === null ? null : resolveRelativeDate(date, today);
}
