/**
 * Invisible characters: category Cf except the Arabic and Egyptian ones with a shape of their own, and blank letters.
 * Zero-width joiners stay where a script or an emoji needs them: after a letter that is neither Latin, Greek nor
 * Cyrillic, or after a pictograph, and before a letter or pictograph. Bidirectional overrides stay, so that they can
 * be refused.
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

/**
 * Removes invisible characters from a name, an address or a message, such as the zero-width space of a copied text.
 */
export function removeInvisible(text: string): string {
  return text.replaceAll(invisible, "");
}

/** Tells whether a text has a bidirectional control character, which can disguise it (Unicode TR36, 3.1). */
export function hasDirectionOverride(text: string): boolean {
  return overrides.test(text);
}

/** Removes bidirectional control characters from a text that was stored before forms refused them. */
export function removeDirectionOverrides(text: string): string {
  return text.replaceAll(everyOverride, "");
}

/** Removes format characters and surrounding blanks from a single-line text. */
export function removeFormatCharacters(text: string): string {
  return text.replaceAll(formatCharacters, "").replaceAll("\t", " ").trim();
}

/**
 * Normalizes a typed code or number for comparison: NFKC turns full-width letters and digits into plain ones; format
 * characters and surrounding blanks are removed.
 */
export function normalizeCode(text: string): string {
  return removeFormatCharacters(text).normalize("NFKC").trim();
}
