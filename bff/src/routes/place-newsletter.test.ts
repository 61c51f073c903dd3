import { describe, expect, it } from "vitest";
import { CommerceUnavailableError } from "../commerce/commerce-unavailable-error.ts";
import type { Checkout } from "../contract/checkout.ts";
import { createTestShop, type TestShop } from "../testing/create-test-shop.ts";
import { asUser } from "../testing/test-tokens.ts";
import { acceptanceOf, walkToPlacing } from "../testing/walk-checkout.ts";

const black = [{ id: "id-pla-black", quantity: 2 }];

const place = (shop: TestShop, checkout: Checkout, changes: object = {}, headers = {}) =>
  shop.post<Checkout>(
    `/checkout/${checkout.id}/place?language=en`,
    { ...acceptanceOf(checkout), ...changes },
    headers,
  );
const expectEmail = ({ email }: Checkout): string => {
  if (email === null) throw new Error("The checkout has no address");
  return email;
};

describe("POST /checkout/{id}/place with the newsletter", () => {
  it("mails a confirmation link once if chosen, with the site and language of the order [3.43]", async () => {
    const shop = createTestShop();
    const checkout = await walkToPlacing(shop, black);
    const email = expectEmail(checkout);
    await place(shop, await walkToPlacing(shop, black));
    expect(shop.newsletter.find(email)).toBeNull();
    await place(shop, checkout, { newsletter: true });
    await place(shop, checkout, { newsletter: true });
    expect(shop.newsletter.find(email)).toEqual({
      site: "se",
      language: "en",
      source: "checkout",
      state: "asked",
    });
    expect(shop.newsletter.tokensOf(email, "confirmation")).toHaveLength(1);
    expect((await shop.store.getCheckout(checkout.id))?.record.newsletter).toBe(true);
  });

  it("needs no confirmation mail for the address that the buyer is signed in with, but one for another address [3.43]", async () => {
    const shop = createTestShop();
    const [own, other] = [await walkToPlacing(shop, black), await walkToPlacing(shop, black)];
    const email = expectEmail(own);
    await place(shop, other, { newsletter: true }, asUser("somebody-else@example.com"));
    expect(shop.newsletter.find(email)?.state).toBe("asked");
    await place(shop, own, { newsletter: true }, asUser(email));
    expect(shop.newsletter.find(email)?.state).toBe("subscribed");
  });

  it("places the order and logs the failure when the newsletter call fails [3.43]", async () => {
    const askForNewsletter = () => Promise.reject(new CommerceUnavailableError("no answer"));
    const shop = createTestShop({ wrapStore: (store) => ({ ...store, askForNewsletter }) });
    const reply = await place(shop, await walkToPlacing(shop, black), { newsletter: true });
    expect(reply).toMatchObject({ status: 200, reply: { step: "confirmation" } });
    expect(shop.logLines().map(({ msg }) => msg)).toContain(
      "The newsletter could not be asked for with the order",
    );
  });
});
