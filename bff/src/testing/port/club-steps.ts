import { type Currency, firstOrderMinimum, type LedgerEntryType } from "@spolverk/domain";
import { expect } from "vitest";
import { createPricedCheckout } from "../create-priced-checkout.ts";
import { createRecord } from "../create-record.ts";
import { pickByStock } from "../pick-by-stock.ts";
import { place } from "../place.ts";
import { createOwned } from "./new-user.ts";
import type { BackendHarness } from "./backend-harness.ts";

/** The actions of club members for the suites. @param getHarness returns it once the suite has opened it */
export function createClubSteps(getHarness: () => BackendHarness) {
  const join = (id: string, referralToken: string | null = null, currency: Currency = "SEK") =>
    getHarness().store.joinClub(id, { currency, referralToken, language: "sv", site: "se" });

  /** A member without points. */
  async function createMember() {
    const { account } = await createOwned(getHarness().store);
    await join(account.id);
    return account;
  }

  const sendReferral = (id: string, email: string) =>
    getHarness().store.sendReferral(id, { email, inviter: "auth0|someone", language: "sv", site: "se" });

  /** A member invited by another one, with 50 points. */
  async function createFriend() {
    const inviter = await createMember();
    const { account: friend } = await createOwned(getHarness().store);
    await join(friend.id, inviter.referralToken);
    return { inviter, friend };
  }

  /** The ledger entries of an account, in the order of their creation. */
  async function entriesOf(id: string, type: LedgerEntryType | null = null) {
    const { entries, total } = await getHarness().store.listLedgerEntries(id, {
      type,
      page: 1,
      pageSize: 500,
    });
    expect(entries).toHaveLength(total);
    return entries.toReversed();
  }
  const pointsOf = async (id: string) => (await getHarness().store.getClub(id))?.spendableMinor;

  /**
   * Prepares an account's checkout of filament, by default the minimum for the joining bonus, and pays with these
   * points.
   */
  async function prepare(
    accountId: string,
    {
      points = 0,
      paymentMethod = "invoice_email",
      pieces,
    }: { points?: number; paymentMethod?: "invoice_email" | "stripe"; pieces?: number } = {},
  ) {
    const [picked] = pickByStock(
      await getHarness().engine.listProducts(),
      await getHarness().engine.getSettings(),
      "plenty",
    )
      .filter(({ product }) => product.type === "filament")
      .toSorted((a, b) => b.variation.stock.totalAvailable - a.variation.stock.totalAvailable);
    if (!picked) throw new Error("No filament is in stock");
    const quantity = pieces ?? Math.ceil(firstOrderMinimum.SEK / picked.variation.msrp.SEK);
    const priced = {
      ...createPricedCheckout({
        lines: [{ ...picked, quantity }],
        currency: "SEK",
        country: "SE",
        vatRate: 25,
        shippingOption: null,
        paymentMethod,
        points,
      }),
      accountId,
    };
    const { id } = createRecord(getHarness().now());
    await getHarness().store.createCheckout(createRecord(getHarness().now(), { id, accountId }));
    return { id, priced, placeIt: (version = 2) => place(getHarness().engine, id, priced, { version }) };
  }

  /** Three percent of what is paid for the filament [9.29]. */
  const rewardOf = ({ priced: { totals } }: Awaited<ReturnType<typeof prepare>>) =>
    Math.round((totals.total - totals.points) * 0.03);

  async function placeFor(accountId: string, options: Parameters<typeof prepare>[1] = {}) {
    const checkout = await prepare(accountId, options);
    const result = await checkout.placeIt();
    if (result.kind !== "placed") throw new Error(`Not placed: ${result.kind}`);
    return { ...checkout, orderId: result.order.id, number: result.order.number };
  }

  return { join, createMember, sendReferral, createFriend, entriesOf, pointsOf, prepare, placeFor, rewardOf };
}
