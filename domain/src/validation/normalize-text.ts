/**
 * Characters that are not seen: those of category Cf but the Arabic and Egyptian ones with a shape of their own, and letters
 * that are blank. Zero-width joiners stay where a script or an emoji needs them: behind a letter that is neither Latin,
 * Greek nor Cyrillic, or behind a pictograph, and before a letter or pictograph. Direction overrides stay, to be refused.
 */
const neededJoiner = String.raw`(?<=(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[\p{L}\p{M}]|[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{fe0f}])[\u{200c}\u{200d}](?=[\p{L}\p{Extended_Pictographic}])`;
const override = String.raw`[\u{202a}-\u{202e}\u{2066}-\u{2069}]`;
const invisible = new RegExp(
  String.raw`(?!${neededJoiner}|${override})(?:(?=\p{Default_Ignorable_Code_Point})\p{Cf}|[\u{2800}\u{3164}\u{ffa0}])`,
  "gu",
);
const overrides = new RegExp(override, "u");
const everyOverride = new RegExp(override, "gu");
const formatCharacters = /\p{Cf}/gu;

/** Removes what is not seen from a name, an address or a message, such as the zero-width space of a copied text. */
export function removeInvisible(text: string): string {
  return text.replaceAll(invisible, "");
}

/** Tells whether a text turns the direction of the letters after it, so that it reads as another (Unicode TR36, 3.1). */
export function hasDirectionOverride(text: string): boolean {
  return overrides.test(text);
}

/** Removes what turns the direction, from a text that was stored before forms refused it. */
export function removeDirectionOverrides(text: string): string {
  return text.replaceAll(everyOverride, "");
}

/** A text of one line without any format character and without blanks around it. */
export function removeFormatCharacters(text: string): string {
  return text.replaceAll(formatCharacters, "").replaceAll("\t", " ").trim();
}

/**
 * What was typed as a code or a number, in the characters that it is compared by: full-width letters
 * and digits are plain ones (NFKC), format characters are gone and so are blanks around it.
 */
export function normalizeCode(text: string): string {
  return removeFormatCharacters(text).normalize("NFKC").trim();
}
