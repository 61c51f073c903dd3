/** The interface languages [3.28], [9.4]. */
export const languages = ["da", "de", "en", "es", "fr", "it", "no", "sv"] as const;
export type Language = (typeof languages)[number];
