import type { AccountRole } from "./account-role.ts";

/** Tells whether an account still has an owner after one of its members gets a role, or with null is removed. */
export function keepsOwner(
  members: readonly { id: string; role: AccountRole }[],
  change: { id: string; role: AccountRole | null },
): boolean {
  return members.some(({ id, role }) => (id === change.id ? change.role : role) === "owner");
}
