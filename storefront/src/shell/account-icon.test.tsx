import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { AccountIcon } from "./account-icon.tsx";
import { SessionContext, type SessionUser } from "./use-session.ts";

const isGreen = (user: SessionUser | null) =>
  renderToStaticMarkup(
    <SessionContext value={user}>
      <AccountIcon />
    </SessionContext>,
  ).includes("text-ok");

describe("the account icon", () => {
  it("turns green for an authenticated user, not for a visitor or an anonymous user [2.28] [6.2]", () => {
    expect(isGreen({ email: "asa@example.com", anonymous: false })).toBe(true);
    expect(isGreen({ email: "", anonymous: true })).toBe(false);
    expect(isGreen(null)).toBe(false);
  });
});
