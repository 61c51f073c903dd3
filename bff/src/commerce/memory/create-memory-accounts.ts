import { randomBytes, randomUUID } from "node:crypto";
import { changeWishList } from "@spolverk/domain";
import type { ShopStore, AccountUser, CommerceAccount, NewAccount } from "../store.ts";
import type { MemoryClub } from "./memory-club.ts";
import type { MemoryNewsletter } from "./memory-newsletter.ts";
import { getMemoryAccount, type MemoryAccount, type MemoryAccounts, toMembership } from "./memory-account.ts";

type Accounts = Pick<
  ShopStore,
  | "listAccounts"
  | "createAccount"
  | "getAccount"
  | "saveAccountSettings"
  | "saveAddress"
  | "removeAddress"
  | "changeWishList"
>;

const mostAddresses = 50;

type AccountParts = {
  accounts: MemoryAccounts;
  newsletter: MemoryNewsletter;
  club: Pick<MemoryClub, "isMember">;
  now: () => Date;
};

/** Accounts in memory with their stored data. */
export function createMemoryAccounts({ accounts, newsletter, club, now }: AccountParts): Accounts {
  const get = (id: string) => getMemoryAccount(accounts, id);
  const change = (id: string, changes: Partial<MemoryAccount["detail"]>) => {
    const account = get(id);
    accounts.set(id, { ...account, detail: { ...account.detail, ...changes } });
  };
  const list = ({ subject }: AccountUser): CommerceAccount[] =>
    [...accounts.values()].flatMap((account) => toMembership(account, subject, club) ?? []);

  return {
    listAccounts: async (user) => list(user),
    createAccount: async (user, options) => {
      const first = [...accounts.values()].find(({ createdFor }) => createdFor === user.subject);
      const known = options.company === null && first ? toMembership(first, user.subject, club) : null;
      if (known) return known;
      const created = createAccount(user, options, now().toISOString());
      accounts.set(created.detail.id, created);
      const { id, kind, name, email, referralToken, agreements } = created.detail;
      return { id, kind, name, email, referralToken, agreements, role: "owner", isMember: false };
    },

    getAccount: async (id) => {
      const { detail } = get(id);
      return { ...structuredClone(detail), newsletter: newsletter.isSubscribed(detail.email) };
    },
    saveAccountSettings: async (id, settings) => change(id, structuredClone(settings)),
    saveAddress: async (id, { id: addressId, ...given }) => {
      const { addresses } = get(id).detail;
      if (addressId === null && addresses.length >= mostAddresses) return "too_many";
      if (addressId !== null && !addresses.some((address) => address.id === addressId)) return "unknown";
      const saved = { id: addressId ?? randomUUID(), ...given };
      const others = addresses.map((address) => ({
        ...address,
        isBilling: address.isBilling && !saved.isBilling,
        isShipping: address.isShipping && !saved.isShipping,
      }));
      change(id, {
        addresses:
          addressId === null
            ? [...others, saved]
            : others.map((address) => (address.id === addressId ? saved : address)),
      });
      return "saved";
    },
    removeAddress: async (id, addressId) => {
      const { addresses } = get(id).detail;
      const left = addresses.filter((address) => address.id !== addressId);
      change(id, { addresses: left });
      return left.length < addresses.length ? "removed" : "unknown";
    },

    changeWishList: async (id, subject, changes) => {
      const account = get(id);
      const wishList = changeWishList(
        account.members.find((member) => member.subject === subject)?.wishList ?? [],
        changes,
      );
      const members = account.members.map((member) =>
        member.subject === subject ? { ...member, wishList } : member,
      );
      accounts.set(id, { ...account, members });
      return wishList;
    },
  };
}

function createAccount({ subject, email }: AccountUser, { company }: NewAccount, now: string): MemoryAccount {
  return {
    detail: {
      id: randomUUID(),
      kind: company === null ? "individual" : "company",
      name: company?.name ?? email,
      email,
      referralToken: randomBytes(16).toString("base64url"),
      agreements: [],
      firstName: "",
      lastName: "",
      cellNumber: "",
      company: company && {
        country: company.country,
        organizationNumber: company.organizationNumber,
        vatNumber: "",
        glnOrPeppolId: "",
        referenceCode: "",
        invoiceEmail: "",
      },
      paymentTermsDays: null,
      addresses: [],
      createdAt: now,
    },
    createdFor: company === null ? subject : null,
    members: [{ id: randomUUID(), subject, email, role: "owner", since: now, wishList: [] }],
    invitations: [],
  };
}
