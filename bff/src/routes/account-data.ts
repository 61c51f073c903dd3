import { maskEmail } from "@spolverk/domain";
import { showAccount } from "../accounts/show-account.ts";
import { showMembers } from "../accounts/show-members.ts";
import { toOrder } from "../accounts/to-order.ts";
import { toTakeBack } from "../accounts/to-take-back.ts";
import { toActivityEntry } from "../club/to-activity-entry.ts";
import type { CommerceEngine } from "../commerce/engine.ts";
import type { ShopStore } from "../commerce/store.ts";
import type { Order } from "../contract/account-orders.ts";
import type { Activity } from "../contract/club.ts";
import type { Services } from "../services.ts";
import type { Handler, Handlers } from "./mount.ts";

export const accountDataHandlers = (services: Services) =>
  ({
    "GET /account/{id}/export": getAccountExport(services),
  }) satisfies Partial<Handlers>;

/** The backend's maximum numbers of orders and ledger entries per page. */
const pageSize = 100;
const entriesPageSize = 500;

/**
 * GET /account/{id}/export: personal data to download (GDPR, articles 15 and 20). Data outside of accounts is found by
 * the address that the identity provider has verified. Other members' addresses are masked, because they are those
 * members' data (article 15(4)).
 */
function getAccountExport(services: Services): Handler<"GET /account/{id}/export"> {
  return async ({ query }, caller) => {
    const { engine, store, now } = services;
    const { account, user } = caller;
    const [detail, members, wishList, orders, takeBacks, club, entries, ofAddress] = await Promise.all([
      showAccount(services, caller, query.language),
      showMembers(services, caller),
      store.changeWishList(account.id, user.subject, { add: [], remove: [] }),
      listAllOrders(engine, account.id),
      store.listTakeBacks(account.id),
      store.getClub(account.id),
      listAllEntries(store, account.id),
      store.getPersonalData(user.email.toLowerCase()),
    ]);
    return {
      exportedAt: now().toISOString(),
      user: { id: user.subject, email: user.email },
      account: detail,
      members: {
        members: members.members.map((member) => (member.isYou ? member : maskOne(member))),
        invitations: members.invitations.map(maskOne),
      },
      wishList: { variationIds: [...wishList] },
      orders,
      takeBacks: takeBacks.map((each) => toTakeBack(each).takeBack),
      club: club && { currency: club.currency, joinedAt: club.joinedAt, entries },
      enquiries: ofAddress.enquiries.map((enquiry) => ({
        ...enquiry,
        answers: { ...enquiry.answers },
        files: [...enquiry.files],
      })),
      withdrawals: [...ofAddress.withdrawals],
      stockNotifications: [...ofAddress.stockNotifications],
      newsletter: ofAddress.newsletter,
    };
  };
}

const maskOne = <Person extends { email: string }>(person: Person): Person => ({
  ...person,
  email: maskEmail(person.email),
});

async function listAllOrders(engine: CommerceEngine, accountId: string): Promise<Order[]> {
  const all: Order[] = [];
  for (let page = 1; ; page += 1) {
    const { orders, total } = await engine.listOrders(accountId, { query: "", page, pageSize });
    all.push(...orders.map(toOrder));
    if (orders.length === 0 || all.length >= total) return all;
  }
}

async function listAllEntries(store: ShopStore, accountId: string): Promise<Activity["entries"]> {
  const all: Activity["entries"] = [];
  for (let page = 1; ; page += 1) {
    const options = { type: null, page, pageSize: entriesPageSize };
    const { entries, total } = await store.listLedgerEntries(accountId, options);
    all.push(...entries.map(toActivityEntry));
    if (entries.length === 0 || all.length >= total) return all;
  }
}
