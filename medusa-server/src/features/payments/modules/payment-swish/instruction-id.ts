import { toStableUuid } from "../payment-shared/to-stable-uuid.ts";

/** An id as Swish takes it: 32 hexadecimal digits in capitals, the same for the same words. */
export function toInstructionId(...words: string[]): string {
  return toStableUuid("swish", ...words)
    .replaceAll("-", "")
    .toUpperCase();
}
