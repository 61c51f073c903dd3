import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { AccountIcon } from "./account-icon.tsx";
import { noSession, SessionContext, type SessionUser } from "../session/use-session.ts";

const isGreen = (user: SessionUser | null) =>
  renderToStaticMarkup(
    <SessionContext value={{ ...noSession, authReady: true, user }}>
      <AccountIcon />
    </SessionContext>,
  ).includes("text-ok");

describe("the account icon", () => {
  it("turns green for an authenticated user, but not for a visitor or an anonymous user [2.28] [6.2]", () => {
    expect(isGreen({ uid: "auth0|1", email: "asa@example.com", anonymous: false })).toBe(true);
    expect(isGreen({ uid: "auth0|2", email: "", anonymous: true })).toBe(false);
    expect(isGreen(null)).toBe(false);
  });
});
