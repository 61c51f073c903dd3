import type { Container } from "../../platform/container.ts";
import { readEnvironment } from "../../environment/environment.ts";
import { TAKE_BACK_MODULE } from "./modules/take-back/index.ts";
import { hashTakeBackToken, toTakeBackToken } from "./take-back-token.ts";

/**
 * Issues the token for a mail about a take-back, or for its account. A new TAKE_BACK_SECRET gives a new token; the row
 * keeps the former token's hash, so that earlier links still open it. Writes the row even when the account is only
 * read.
 */
export async function issueTakeBackToken(
  container: Container,
  { id, token_hash }: { id: string; token_hash: string },
): Promise<string> {
  const token = toTakeBackToken(id, readEnvironment(process.env).TAKE_BACK_SECRET);
  const hash = hashTakeBackToken(token);
  if (hash !== token_hash) {
    const takeBacks = container.resolve(TAKE_BACK_MODULE);
    await takeBacks.updateTakeBacks({ id, token_hash: hash, former_token_hash: token_hash });
  }
  return token;
}
