import { createHash } from "node:crypto";
import type { DraftBody } from "../internal/draft-body.ts";

/** Tells drafts apart; the schema that parsed the draft has put its fields in one order. */
export function toDraftHash(draft: DraftBody): string {
  return createHash("sha256").update(JSON.stringify(draft)).digest("base64url");
}
