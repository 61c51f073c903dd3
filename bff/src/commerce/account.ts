/** Who acts: the identity provider has verified both. */
export type AccountUser = { subject: string; /** In lower case. */ email: string };

type AccountKind = "individual" | "company";
/** owner: everything; buyer: reads and orders; viewer: reads. */
type AccountRole = "owner" | "buyer" | "viewer";

/** An account as one of its members sees it. */
export type CommerceAccount = {
  id: string;
  kind: AccountKind;
  name: string;
  email: string;
  /** Of the member who asks. */
  role: AccountRole;
  /** Unguessable; what the account invites friends with. */
  referralToken: string;
};
