import { describe, expect, it } from "vitest";
import { type AccountRole, accountRoles, isRoleEnough } from "./account-role.ts";

describe("the role of a member", () => {
  it.each<[AccountRole, AccountRole[]]>([
    ["owner", ["owner", "buyer", "viewer"]],
    ["buyer", ["buyer", "viewer"]],
    ["viewer", ["viewer"]],
  ])("isRoleEnough lets %s do exactly the actions of the roles %j", (role, allowed) => {
    expect(accountRoles.filter((needed) => isRoleEnough(role, needed))).toEqual(allowed);
  });
});
