import { describe, expect, it } from "vitest";
import { noSession, type Session } from "../../../session/use-session.ts";
import { signInAs } from "../../../testing/sign-in-as.ts";
import { resolveCheckoutAccess } from "./resolve-checkout-access.ts";

const signedOut: Session = { ...noSession, authReady: true };
const kim = signInAs({ accountId: "kims" });
const anonymous: Session = { ...signedOut, user: { uid: "1", email: "", anonymous: true } };

describe("resolveCheckoutAccess", () => {
  it.each<[title: string, accountId: string | null, session: Session, access: string]>([
    ["a guest's checkout, opened by a visitor", null, signedOut, "open"],
    ["a guest's checkout, before the session is known", null, noSession, "open"],
    ["a guest's checkout, opened by a member of an account", null, kim, "open"],
    ["an account's checkout, before the session is known", "kims", noSession, "waiting"],
    ["an account's checkout, opened by a visitor", "kims", signedOut, "signIn"],
    ["an account's checkout, opened by an anonymous user [6.2]", "kims", anonymous, "signIn"],
    [
      "an account's checkout, opened by a user without a selected account [6.4]",
      "kims",
      { ...kim, account: null },
      "waiting",
    ],
    ["an account's checkout, opened by a member of the account", "kims", kim, "open"],
    ["a checkout of another account than the selected one", "others", kim, "otherAccount"],
  ])("resolves the access to %s", (_, accountId, session, access) => {
    expect(resolveCheckoutAccess(accountId, session)).toBe(access);
  });
});
