import type { Container } from "../../platform/container.ts";
import { readEnvironment } from "../../environment/environment.ts";
import { TAKE_BACK_MODULE } from "./modules/take-back/index.ts";
import { hashTakeBackToken, toTakeBackToken } from "./take-back-token.ts";

/**
 * The token for a mail about a take-back, or for its account. Under another TAKE_BACK_SECRET than the last one's it is a new
 * one; the row then keeps the hash of the former, so that links of the secret before open it still. This writes the row, also
 * when the account is only read.
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
