import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { giftCardAlphabet, giftCardCodeLength } from "@spolverk/domain";

const ivBytes = 12;
const tagBytes = 16;

const toKey = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync("sha256", secret, "spolverk", `gift-card ${purpose}`, 32));

/**
 * Creates an unguessable code. The 256 values of a byte are a multiple of the alphabet's 32 characters, so that each
 * character is equally likely.
 */
export function createGiftCardCode(): string {
  const signs = [...randomBytes(giftCardCodeLength)].map((byte) =>
    giftCardAlphabet.charAt(byte % giftCardAlphabet.length),
  );
  return signs.join("");
}

/** Hashes a normalized code for the lookup. */
export function hashGiftCardCode(code: string, secret: string): string {
  return createHmac("sha256", toKey(secret, "lookup")).update(code).digest("base64url");
}

/** Encrypts a code for the mail. */
export function sealGiftCardCode(code: string, secret: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv("aes-256-gcm", toKey(secret, "mail"), iv);
  const sealed = Buffer.concat([cipher.update(code, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** @throws Error when it was encrypted with another secret, or was changed */
export function openGiftCardCode(sealed: string, secret: string): string {
  const bytes = Buffer.from(sealed, "base64url");
  const decipher = createDecipheriv("aes-256-gcm", toKey(secret, "mail"), bytes.subarray(0, ivBytes));
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, "utf8") + decipher.final("utf8");
}
