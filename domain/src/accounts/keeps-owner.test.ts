import { describe, expect, it } from "vitest";
import type { AccountRole } from "./account-role.ts";
import { keepsOwner } from "./keeps-owner.ts";

describe("keepsOwner", () => {
  it.each<[AccountRole[], string, AccountRole | null, boolean]>([
    [["owner"], "0", null, false],
    [["owner"], "0", "buyer", false],
    [["owner"], "0", "owner", true],
    [["owner", "buyer"], "0", "viewer", false],
    [["owner", "buyer"], "1", null, true],
    [["owner", "buyer"], "1", "owner", true],
    [["owner", "owner"], "0", null, true],
    [["owner", "owner"], "0", "buyer", true],
    [["buyer", "viewer"], "0", "owner", true],
    [[], "0", "owner", false],
  ])("for the members %j, when the role of %s becomes %s, returns %s", (roles, id, role, keeps) => {
    const members = roles.map((each, at) => ({ id: String(at), role: each }));
    expect(keepsOwner(members, { id, role })).toBe(keeps);
  });
});
