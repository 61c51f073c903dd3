import { describe, expect, it } from "vitest";
import { noSession, type Session } from "../../../session/use-session.ts";
import { signInAs } from "../../../testing/sign-in-as.ts";
import { resolveCheckoutAccess } from "./resolve-checkout-access.ts";

const signedOut: Session = { ...noSession, authReady: true };
const kim = signInAs({ accountId: "kims" });
const anonymous: Session = { ...signedOut, user: { uid: "1", email: "", anonymous: true } };

describe("resolveCheckoutAccess", () => {
  it.each<[title: string, accountId: string | null, session: Session, access: string]>([
    ["a guest's by a visitor", null, signedOut, "open"],
    ["a guest's before the session is known", null, noSession, "open"],
    ["a guest's by a member", null, kim, "open"],
    ["an account's before the session is known", "kims", noSession, "waiting"],
    ["an account's by a visitor", "kims", signedOut, "signIn"],
    ["an account's by an anonymous user [6.2]", "kims", anonymous, "signIn"],
    ["an account's by a user without a selected account [6.4]", "kims", { ...kim, account: null }, "waiting"],
    ["an account's by its member", "kims", kim, "open"],
    ["another account's", "others", kim, "otherAccount"],
  ])("resolves the access to a checkout: %s", (_, accountId, session, access) => {
    expect(resolveCheckoutAccess(accountId, session)).toBe(access);
  });
});
