const languages = new Intl.DisplayNames("en", { type: "language" });

/** Returns the English name of a language: "Swedish" for the code "sv". */
export const nameLanguage = (code: string): string => languages.of(code) ?? code;
