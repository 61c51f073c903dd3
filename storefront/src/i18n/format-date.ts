const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(language: string, year?: "numeric"): Intl.DateTimeFormat {
  const key = `${language} ${year ?? ""}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(language, {
      day: "numeric",
      month: "long",
      timeZone: "UTC",
      ...(year && { year }),
    });
    formats.set(key, format);
  }
  return format;
}

const toDate = (date: string) => new Date(`${date.slice(0, 10)}T00:00:00Z`);

/** "24 November" from YYYY-MM-DD. Whole month names are the same in every version of the browsers' data. */
export function formatDate(date: string, language: string): string {
  return formatFor(language).format(toDate(date));
}

/** "24 November 2026" from YYYY-MM-DD, for what may be of another year. */
export function formatFullDate(date: string, language: string): string {
  return formatFor(language, "numeric").format(toDate(date));
}
