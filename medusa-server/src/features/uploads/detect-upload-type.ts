import type { UploadType } from "@spolverk/domain";

/** The first bytes of each type, as text. "?" matches any byte. */
const signatures: readonly (readonly [UploadType, string])[] = [
  ["image/jpeg", "\xff\xd8\xff"],
  ["image/png", "\x89PNG\r\n\x1a\n"],
  ["image/webp", "RIFF????WEBP"],
  ["application/pdf", "%PDF-"],
];

/** Guesses a file's type from its first bytes; null for a type that the shop does not accept. */
export function detectUploadType(content: Buffer): UploadType | null {
  const head = content.toString("latin1", 0, 16);
  const fits = (signature: string) => [...signature].every((sign, at) => sign === "?" || head[at] === sign);
  return signatures.find(([, signature]) => fits(signature))?.[0] ?? null;
}
