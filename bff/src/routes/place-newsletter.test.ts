import { describe, expect, it, vi } from "vitest";
import type { Checkout } from "../contract/checkout.ts";
import { type Newsletter, NewsletterError } from "../newsletter/newsletter.ts";
import { createTestShop, type TestShop } from "../testing/create-test-shop.ts";
import { acceptanceOf, walkToPlacing } from "../testing/walk-checkout.ts";

const unsubscribe = () => Promise.resolve();
const black = [{ id: "id-pla-black", quantity: 2 }];

const place = (shop: TestShop, checkout: Checkout, changes: object = {}) =>
  shop.post<Checkout>(`/checkout/${checkout.id}/place?language=en`, {
    ...acceptanceOf(checkout),
    ...changes,
  });

describe("POST /checkout/{id}/place with the newsletter", () => {
  it("subscribes the buyer when that is asked for, once [3.43]", async () => {
    const subscribe = vi.fn<Newsletter["subscribe"]>(() => Promise.resolve());
    const shop = createTestShop({ newsletter: { subscribe, unsubscribe } });
    await place(shop, await walkToPlacing(shop, black));
    expect(subscribe).not.toHaveBeenCalled();
    const checkout = await walkToPlacing(shop, black);
    await place(shop, checkout, { newsletter: true });
    await place(shop, checkout, { newsletter: true });
    expect(subscribe.mock.calls).toEqual([[checkout.email]]);
    expect((await shop.commerce.getCheckout(checkout.id))?.record.newsletter).toBe(true);
  });

  it("places the order and logs the failure when the newsletter cannot be subscribed to [3.43]", async () => {
    const subscribe = () => Promise.reject(new NewsletterError("SendGrid did not answer"));
    const shop = createTestShop({ newsletter: { subscribe, unsubscribe } });
    const reply = await place(shop, await walkToPlacing(shop, black), { newsletter: true });
    expect(reply).toMatchObject({ status: 200, reply: { step: "confirmation" } });
    expect(shop.logLines().map(({ msg }) => msg)).toContain(
      "The newsletter could not be subscribed to with the order",
    );
  });
});
