/** Columns that contain a text, whatever their case; what stands for other characters in a pattern is taken as it is. */
export const toPattern = (text: string) => ({
  $ilike: `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`,
});

/** The same of columns with a number, which pages and mails write after a "#". */
export const toNumberPattern = (text: string) => toPattern(text.replace(/^#\s*(?=\S)/, ""));
