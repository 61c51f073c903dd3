/** Crockford's letters and digits: none that is easily taken for another, and none that makes words. */
export const giftCardAlphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/** 32 to the power of 16: 80 bits, which nobody guesses. */
export const giftCardCodeLength = 16;

const groupLength = 4;

/**
 * A gift card's code as it is looked up, of what somebody typed: without spaces and dashes, in capitals,
 * what looks like another sign taken for it. Null when it cannot be a code.
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

/** A code as people read it: in groups of four. */
export function formatGiftCardCode(code: string): string {
  const groups: string[] = [];
  for (let at = 0; at < code.length; at += groupLength) groups.push(code.slice(at, at + groupLength));
  return groups.join("-");
}
