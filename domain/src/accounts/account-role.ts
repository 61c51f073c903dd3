/** Whose account it is [1.4]. */
export const accountKinds = ["individual", "company"] as const;
export type AccountKind = (typeof accountKinds)[number];

/** owner: everything; buyer: reads and orders; viewer: reads. Ordered from most rights to fewest. */
export const accountRoles = ["owner", "buyer", "viewer"] as const;
export type AccountRole = (typeof accountRoles)[number];

/** Tells whether a member with `role` may do what needs `needed`. */
export function isRoleEnough(role: AccountRole, needed: AccountRole): boolean {
  return accountRoles.indexOf(role) <= accountRoles.indexOf(needed);
}
