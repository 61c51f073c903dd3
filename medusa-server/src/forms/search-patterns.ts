/** Matches columns that contain a text, ignoring case; escapes wildcards. */
export const toPattern = (text: string) => ({
  $ilike: `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`,
});

/** The same for a number, which pages and mails write with a leading "#". */
export const toNumberPattern = (text: string) => toPattern(text.replace(/^#\s*(?=\S)/, ""));
