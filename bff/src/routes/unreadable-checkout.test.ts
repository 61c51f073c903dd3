import { languages } from "@spolverk/content/languages";
import { describe, expect, it } from "vitest";
import { createRecord } from "../testing/create-record.ts";
import { createTestShop } from "../testing/create-test-shop.ts";
import { acceptanceOf, walkToPlacing } from "../testing/walk-checkout.ts";

const goods = [{ id: "id-pla-black", quantity: 1 }];

/** Creates a shop that stores unreadable data in place of placed checkouts. */
function createBrokenShop() {
  return createTestShop({
    wrapEngine: (engine) => ({
      ...engine,
      placeOrder: (record, ...rest) => engine.placeOrder({ ...record, createdAt: "unreadable" }, ...rest),
    }),
  });
}

const errorsOf = (shop: ReturnType<typeof createTestShop>) =>
  shop.logLines().filter(({ level }) => level === 50);

describe("a stored checkout that cannot be read", () => {
  it("causes a server error, and never a 404, once there is an order", async () => {
    const shop = createBrokenShop();
    const checkout = await walkToPlacing(shop, goods);
    await shop.post(`/checkout/${checkout.id}/place`, acceptanceOf(checkout));
    const messages = new Set<unknown>();
    for (const language of languages) {
      const { status, reply } = await shop.get(`/checkout/${checkout.id}?language=${language}`);
      expect([status, reply.code]).toEqual([500, "checkout_unreadable"]);
      expect(reply.message).toContain("support@example.com");
      messages.add(reply.message);
    }
    expect(messages.size).toBe(languages.length);
    const [logged] = errorsOf(shop);
    expect(logged).toMatchObject({ msg: "checkout_unreadable", orderNumber: "1001" });
    expect(JSON.stringify(logged)).not.toContain(checkout.id);
    for (const path of ["place", "payment"]) {
      const body = path === "place" ? acceptanceOf(checkout) : { method: "swish" };
      const { status, reply } = await shop.post(`/checkout/${checkout.id}/${path}`, body);
      expect([status, reply.code]).toEqual([500, "checkout_unreadable"]);
    }
  });

  it("gets a 404 once it has expired, even with an order [8.28]", async () => {
    const shop = createBrokenShop();
    const checkout = await walkToPlacing(shop, goods);
    await shop.post(`/checkout/${checkout.id}/place`, acceptanceOf(checkout));
    shop.clock.now = new Date("2026-03-17T10:00:00.000Z");
    expect(await shop.get(`/checkout/${checkout.id}`)).toMatchObject({ status: 404 });
  });

  it("gets a 404, with an error in the log, when it has neither an order nor a payment [4.35]", async () => {
    const shop = createTestShop();
    const broken = createRecord(shop.clock.now, { createdAt: "unreadable" });
    await shop.store.createCheckout(broken);
    const { status, reply } = await shop.get(`/checkout/${broken.id}`);
    expect([status, reply.code]).toEqual([404, "checkout_not_found"]);
    expect(errorsOf(shop)).toMatchObject([{ msg: "checkout_unreadable", orderNumber: null }]);
  });
});
