import { randomBytes, randomUUID } from "node:crypto";
import type { AccountUser, CommerceAccount } from "../account.ts";

type StoredAccount = { account: Omit<CommerceAccount, "role">; subject: string };

/** Accounts in memory; each has its one owner. */
export class MemoryAccounts {
  readonly #accounts: StoredAccount[] = [];

  list({ subject }: AccountUser): CommerceAccount[] {
    return this.#accounts
      .filter((stored) => stored.subject === subject)
      .map(({ account }) => ({ ...account, role: "owner" }));
  }

  create(user: AccountUser): CommerceAccount {
    const [known] = this.list(user);
    if (known) return known;
    const account = {
      id: randomUUID(),
      kind: "individual",
      name: user.email,
      email: user.email,
      referralToken: randomBytes(16).toString("base64url"),
    } as const;
    this.#accounts.push({ account, subject: user.subject });
    return { ...account, role: "owner" };
  }
}
