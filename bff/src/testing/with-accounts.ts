import type { AccountRole } from "@spolverk/domain";
import type { AccountAddress, CommerceAccountDetail } from "../commerce/store.ts";
import type { CommerceEngine } from "../commerce/engine.ts";
import type { ShopStore } from "../commerce/store.ts";

type Membership = { account: CommerceAccountDetail; role: AccountRole; isMember?: boolean };

/** An account without data. */
export function createAccountDetail(changes: Partial<CommerceAccountDetail> = {}): {
  -readonly [K in keyof CommerceAccountDetail]: CommerceAccountDetail[K];
} {
  return {
    id: "account-1",
    kind: "individual",
    name: "Kim",
    email: "kim@example.com",
    referralToken: "gV3mT8wq0Yp1sZr6",
    agreements: [],
    firstName: "",
    lastName: "",
    cellNumber: "",
    company: null,
    newsletter: false,
    paymentTermsDays: null,
    addresses: [],
    createdAt: "2026-01-01T00:00:00.000Z",
    ...changes,
  };
}

/** An address in Lund, in the address book. */
export function createAccountAddress(changes: Partial<AccountAddress> = {}): AccountAddress {
  return {
    id: "address-1",
    firstName: "Kim",
    lastName: "Ek",
    company: "",
    addressLine1: "Stora Södergatan 1",
    addressLine2: "",
    zip: "222 23",
    city: "Lund",
    state: "",
    country: "SE",
    cellNumber: "070-123 45 67",
    isBilling: true,
    isShipping: true,
    ...changes,
  };
}

/** Adds accounts to a backend, by their members' e-mail addresses. Later changes by the test take effect at once. */
export const withAccounts = (members: Readonly<Record<string, readonly Membership[]>>) => ({
  wrapStore: (store: ShopStore): ShopStore => ({
    ...store,
    listAccounts: async ({ email }) =>
      (members[email] ?? []).map(({ account, role, isMember = false }) => ({
        id: account.id,
        kind: account.kind,
        name: account.name,
        email: account.email,
        referralToken: account.referralToken,
        agreements: account.agreements,
        role,
        isMember,
      })),
    getAccount: async (id) => {
      const all = Object.values(members).flat();
      const found = all.find(({ account }) => account.id === id);
      if (!found) throw new Error(`No account ${id}`);
      return found.account;
    },
  }),
  wrapEngine: (engine: CommerceEngine): CommerceEngine => ({
    ...engine,
    // The backend does not know these accounts, so their orders are placed as orders of guests.
    placeOrder: (accepted, priced, options) =>
      engine.placeOrder(accepted, { ...priced, accountId: null }, options),
  }),
});
