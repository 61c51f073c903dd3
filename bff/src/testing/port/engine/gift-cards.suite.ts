import { beforeAll, describe, expect, it } from "vitest";
import type { PaymentMethod, PricedCheckout } from "@spolverk/domain";
import { createPricedCheckout } from "../../create-priced-checkout.ts";
import { createRecord } from "../../create-record.ts";
import { place } from "../../place.ts";
import { pickWithin } from "../pick-within.ts";
import type { BackendHarness } from "../backend-harness.ts";
import type { CommerceEngine } from "../../../commerce/engine.ts";
import type { CommerceProduct, CommerceVariation } from "../../../commerce/product.ts";
import type { ShopStore } from "../../../commerce/store.ts";

type OrderedLine = { product: CommerceProduct; variation: CommerceVariation; quantity: number };

/** The requirements of any engine on gift cards. */
export function describeGiftCards(makeBackend: () => Promise<BackendHarness>): void {
  describe("gift cards", () => {
    let harness: BackendHarness;
    let engine: CommerceEngine;
    let store: ShopStore;
    beforeAll(async () => {
      harness = await makeBackend();
      ({ engine, store } = harness);
    });

    /** Sells an unused card. */
    async function sellCard() {
      const { code, value } = await harness.sellGiftCard();
      const card = await engine.findGiftCard(code);
      if (!card) throw new Error("The card that was sold is not found");
      return {
        code,
        value,
        id: card.id,
        balanceOf: async () => (await engine.getGiftCard(card.id))?.balance,
      };
    }

    /** Prepares the payment of a checkout in which a card pays this amount. */
    async function prepare(
      giftCard: { id: string; balance: number },
      paymentMethod: PaymentMethod,
      line?: OrderedLine,
    ) {
      const priced = createPricedCheckout({
        lines: [line ?? { ...(await harness.pick("plenty")), quantity: 2 }],
        currency: "SEK",
        country: "SE",
        vatRate: 25,
        shippingOption: null,
        paymentMethod,
        giftCard,
      });
      const { id } = createRecord(harness.now());
      await store.createCheckout(createRecord(harness.now(), { id }));
      const payment = await engine.preparePayment(id, priced);
      const placeIt = (version = 2) => place(engine, id, priced, { version });
      return { id, priced, payment, placeIt };
    }

    const paidBy = ({ totals }: PricedCheckout) => totals.giftCard;

    it("can be found by their code however it is typed, with their full value", async () => {
      const { code, value, id } = await sellCard();
      const card = await engine.findGiftCard(code.toLowerCase().replaceAll("-", " "));
      expect(card).toMatchObject({ id, currency: "SEK", balance: value, isDisabled: false });
      expect(code.replaceAll("-", "").endsWith(card?.lastCharacters ?? "?")).toBe(true);
      expect(await engine.getGiftCard(id)).toEqual(card);
      expect(await engine.findGiftCard("ZZZZ-ZZZZ-ZZZZ-ZZZZ")).toBeNull();
      expect(await engine.findGiftCard("no code")).toBeNull();
      expect(await engine.getGiftCard("unknown")).toBeNull();
    });

    it("pay in part, once however often the order is placed, and keep the rest", async () => {
      const { value, id, balanceOf } = await sellCard();
      const { priced, placeIt } = await prepare({ id, balance: 10_000 }, "invoice_email");
      const results = await Promise.all(Array.from({ length: 5 }, () => placeIt()));
      expect(new Set(results.map(({ kind }) => kind))).toEqual(new Set(["placed"]));
      expect(paidBy(priced)).toBe(10_000);
      expect(await balanceOf()).toBe(value - 10_000);
    });

    it("pay for a whole order, which then needs no other payment", async () => {
      const { value, id, balanceOf } = await sellCard();
      const { priced, payment, placeIt } = await prepare(
        { id, balance: value },
        "gift_card",
        await pickWithin(engine, value),
      );
      expect(priced.totals.toPay).toBe(0);
      expect(payment).toEqual({ kind: "manual" });
      expect((await placeIt()).kind).toBe("placed");
      expect(await balanceOf()).toBe(value - paidBy(priced));
    });

    it("pay together with a bank card, which is charged the rest only", async () => {
      const { value, id, balanceOf } = await sellCard();
      const { priced, payment, placeIt } = await prepare({ id, balance: value }, "stripe");
      expect((await placeIt()).kind).toBe("paymentPending");
      expect(await balanceOf()).toBe(value - paidBy(priced));
      await harness.pay(payment);
      expect((await placeIt()).kind).toBe("placed");
      expect(await balanceOf()).toBe(value - paidBy(priced));
    });

    it("get the amount back when the placement is cancelled or the other payment is declined", async () => {
      const { value, id, balanceOf } = await sellCard();
      const left = await prepare({ id, balance: value }, "stripe");
      await left.placeIt();
      expect(await engine.cancelPlacing(left.id, 2)).toEqual({ kind: "cancelled" });
      expect(await balanceOf()).toBe(value);

      const declined = await prepare({ id, balance: value }, "stripe");
      await declined.placeIt();
      expect(await balanceOf()).toBe(value - paidBy(declined.priced));
      await harness.decline(declined.payment);
      expect(await declined.placeIt()).toEqual({ kind: "paymentFailed" });
      expect(await balanceOf()).toBe(value);
    });

    it("spend their balance once among concurrent checkouts", async () => {
      const { value, id, balanceOf } = await sellCard();
      const checkouts = await Promise.all(
        Array.from({ length: 4 }, () => prepare({ id, balance: value }, "invoice_email")),
      );
      for (const { priced } of checkouts) expect(paidBy(priced)).toBe(value);
      const kinds = (await Promise.all(checkouts.map(({ placeIt }) => placeIt()))).map(({ kind }) => kind);
      expect(kinds.toSorted()).toEqual(["giftCardChanged", "giftCardChanged", "giftCardChanged", "placed"]);
      expect(await balanceOf()).toBe(0);
    });

    it("hold no stock with too low a balance, and the checkout can be placed again", async () => {
      const { value, id } = await sellCard();
      const { id: checkoutId, priced, placeIt } = await prepare({ id, balance: value + 1 }, "stripe");
      expect(paidBy(priced)).toBe(value + 1);
      expect(await placeIt()).toEqual({ kind: "giftCardChanged" });
      expect(await store.getCheckout(checkoutId)).toMatchObject({ placing: "cancelled", order: null });
      expect(await place(engine, checkoutId, priced)).toEqual({ kind: "cancelled" });
    });
  });
}
