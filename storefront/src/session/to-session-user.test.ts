import type { User } from "@auth0/auth0-react";
import { describe, expect, it } from "vitest";
import { toSessionUser } from "./to-session-user.ts";

const kim = { uid: "auth0|kim", email: "kim@example.com" };

describe("toSessionUser [3.36]", () => {
  it.each<[string, User | undefined, ReturnType<typeof toSessionUser>]>([
    [
      "signed in with an email address",
      { sub: kim.uid, email: "Kim@Example.com" },
      { ...kim, anonymous: false },
    ],
    [
      "anonymous by the shop's claim",
      { sub: kim.uid, email: kim.email, "https://spolverk.com/anonymous": true },
      { ...kim, anonymous: true },
    ],
    ["anonymous without an email address", { sub: kim.uid }, { uid: kim.uid, email: "", anonymous: true }],
    ["null without an id", { email: kim.email }, null],
    ["null without a user", undefined, null],
  ])("maps the provider's user: %s", (_, user, expected) => {
    expect(toSessionUser(user)).toEqual(expected);
  });
});
