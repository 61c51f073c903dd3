import type { Handler } from "../http/mount.ts";
import type { Services } from "../services.ts";
import { toTakeBack } from "../take-backs/to-take-back.ts";

/** GET /account/{id}/takebacks: with the token of each, which opens it as the link in the mail does. */
export function getAccountTakebacks({ store }: Services): Handler<"GET /account/{id}/takebacks"> {
  return async (_, { account }) => ({
    takeBacks: (await store.listTakeBacks(account.id)).map(toTakeBack),
  });
}
