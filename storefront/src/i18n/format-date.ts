const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(language: string): Intl.DateTimeFormat {
  let format = formats.get(language);
  if (!format) {
    format = new Intl.DateTimeFormat(language, { day: "numeric", month: "long", timeZone: "UTC" });
    formats.set(language, format);
  }
  return format;
}

/** "24 November" from YYYY-MM-DD. Whole month names are the same in every version of the browsers' data. */
export function formatDate(date: string, language: string): string {
  return formatFor(language).format(new Date(`${date.slice(0, 10)}T00:00:00Z`));
}
