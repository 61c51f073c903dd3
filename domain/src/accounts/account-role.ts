/** An account belongs to a private individual or to a company [1.4]. */
export const accountKinds = ["individual", "company"] as const;
export type AccountKind = (typeof accountKinds)[number];

/** owner: everything; buyer: reads and orders; viewer: reads. Ordered from most rights to fewest. */
export const accountRoles = ["owner", "buyer", "viewer"] as const;
export type AccountRole = (typeof accountRoles)[number];

/** Tells whether a member with `role` may take an action whose minimum role is `needed`. */
export function isRoleEnough(role: AccountRole, needed: AccountRole): boolean {
  return accountRoles.indexOf(role) <= accountRoles.indexOf(needed);
}
