/** Matches columns that contain a text, ignoring case; escapes wildcards. */
export const toPattern = (text: string) => ({
  $ilike: `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`,
});

/** Matches columns that contain a number. Ignores a leading "#", with which pages and mails write numbers. */
export const toNumberPattern = (text: string) => toPattern(text.replace(/^#\s*(?=\S)/, ""));
