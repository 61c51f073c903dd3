import type { AccountRole } from "./account-role.ts";

/**
 * Tells whether an account still has an owner after a member's role changes, or after the member is removed (role
 * null).
 */
export function keepsOwner(
  members: readonly { id: string; role: AccountRole }[],
  change: { id: string; role: AccountRole | null },
): boolean {
  return members.some(({ id, role }) => (id === change.id ? change.role : role) === "owner");
}
