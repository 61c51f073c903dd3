/** Crockford's alphabet: no two characters look alike, and none form words. */
export const giftCardAlphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/** 16 characters of 32 possible ones are 80 bits: too many to guess. */
export const giftCardCodeLength = 16;

const groupLength = 4;

/**
 * Normalizes a typed gift card code for the lookup: removes spaces and dashes, capitalizes, replaces look-alike
 * characters. Returns null when it cannot be a code.
 */
export function normalizeGiftCardCode(typed: string): string | null {
  const code = typed
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}.]/gu, "")
    .replaceAll("O", "0")
    .replaceAll(/[IL]/g, "1");
  const isCode =
    code.length === giftCardCodeLength && [...code].every((sign) => giftCardAlphabet.includes(sign));
  return isCode ? code : null;
}

/** Formats a code in groups of four. */
export function formatGiftCardCode(code: string): string {
  const groups: string[] = [];
  for (let at = 0; at < code.length; at += groupLength) groups.push(code.slice(at, at + groupLength));
  return groups.join("-");
}
