const languages = new Intl.DisplayNames("en", { type: "language" });

/** The English name of a language by its code: "sv" is Swedish. */
export const nameLanguage = (code: string): string => languages.of(code) ?? code;
