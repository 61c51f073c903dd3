import type { Container } from "../../platform/container.ts";
import { readEnvironment } from "../../environment/environment.ts";
import { TAKE_BACK_MODULE } from "./modules/take-back/index.ts";
import { hashTakeBackToken, toTakeBackToken } from "./take-back-token.ts";

/**
 * Issues the token of a take-back for a mail or for the pages of its account. After a change of TAKE_BACK_SECRET the
 * token is a new one; the row keeps the hash of the former token, so that earlier links still work. This function
 * therefore writes the row, even when the caller only reads the account.
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
