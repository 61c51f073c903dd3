import { toStableUuid } from "../payment-shared/to-stable-uuid.ts";

/** Derives an id in Swish's format from words: 32 upper-case hexadecimal digits. */
export function toInstructionId(...words: string[]): string {
  return toStableUuid("swish", ...words)
    .replaceAll("-", "")
    .toUpperCase();
}
