import { expect, test } from "@playwright/test";
import { calculateUnitPrice } from "@spolverk/domain";
import { type Checkout, sendStep, takeStep, toDoorDelivery } from "../support/api-checkout.ts";
import { payByApi } from "../support/card.ts";
import { shop } from "../support/shop.ts";
import { readAvailable, readProduct } from "../support/variation.ts";
import { newRegisterNumber } from "../support/new-register-number.ts";

const orders = [
  {
    who: "a company in Germany pays in USD by invoice",
    /** Tests order in parallel and assert stock, so each orders a variation of its own. */
    at: 0,
    asked: { site: "de", currency: "USD", country: "DE", company: true } as const,
    vatRate: 25,
    method: "invoice_email",
    address: {
      company: "Weber Modellbau GmbH",
      addressLine1: "Hauptstraße 5",
      zip: "10115",
      city: "Berlin",
      country: "DE",
      organizationNumber: newRegisterNumber(),
    },
  },
  {
    who: "a person in the United States pays in SEK by card",
    at: 1,
    asked: { site: "com", currency: "SEK", country: "US", company: false } as const,
    vatRate: 0,
    method: "stripe",
    address: {
      addressLine1: "500 Market Street",
      zip: "94105",
      city: "San Francisco",
      state: "CA",
      country: "US",
    },
  },
];
const quantity = 2;

for (const { who, at, asked, vatRate, method, address } of orders) {
  test(`${who} orders in any currency to any country, and placing twice gives one order [1.4] [7.10] [7.11] [4.34] [9.2]`, async ({
    request,
  }) => {
    const { variations } = await readProduct(request, "torrlund-desiccant");
    const variation = variations[at];
    if (!variation) throw new Error(`The product has no variation ${at}`);
    const before = await readAvailable(request, variation.id);
    const lines = [{ id: variation.id, quantity }];

    const started = await takeStep(request, "checkout", { ...asked, lines });
    const { currency, country, company } = asked;
    expect(started).toMatchObject({ step: "account", currency, country, company, vatRate });
    const unit = calculateUnitPrice({ msrpMinor: variation.msrp[currency], discountPercentage: 0, vatRate });
    expect(started.lines).toMatchObject([{ sku: variation.sku, quantity, unitMsrp: unit.msrp }]);

    const path = `checkout/${started.id}`;
    const billing = { firstName: "Kim", lastName: "Weber", cellNumber: "+49 30 1234567", ...address };
    expect((await takeStep(request, `${path}/account`, { email: "buyer@example.com" })).step).toBe("address");
    if (company) await takeStep(request, `${path}/noVatNumber`, { noVatNumber: true });
    const addressed = await takeStep(request, `${path}/address`, { billing, shipping: null });
    expect(addressed).toMatchObject({ step: "shipping", currency, country });
    await takeStep(request, `${path}/shipping`, toDoorDelivery(addressed));
    const delivered = await takeStep(request, `${path}/shippingComplete`, {});
    expect(delivered.step).toBe("payment");
    expect(delivered.paymentMethods.map((option) => option.method)).toContain(method);
    const { totals } = await takeStep(request, `${path}/payment`, { method });
    const { subTotal, totalDiscount, shipping, fee, vat, total } = totals;
    expect(subTotal - totalDiscount + shipping.net + fee.net + vat).toBe(total);

    const accepted = { acceptTerms: true, expectedTotal: total };
    const tooLow = await sendStep(request, `${path}/place`, { ...accepted, expectedTotal: total - 1 });
    expect(tooLow.status()).toBe(409);
    expect(await tooLow.json()).toMatchObject({ code: "checkout_changed" });

    if (method === "stripe") {
      const waiting = await takeStep(request, `${path}/place`, accepted);
      expect(waiting).toMatchObject({ step: "payment", placing: "awaiting_payment", order: null });
      await payByApi(request, waiting.payment);
    }
    const placed = await takeStep(request, `${path}/place`, accepted);
    expect(placed).toMatchObject({ step: "confirmation", currency, country, totals });
    expect(placed.order?.number).toMatch(/^\d+$/);
    const again = await takeStep(request, `${path}/place`, accepted);
    expect(again.order).toEqual(placed.order);
    const kept = (await (await request.get(`${shop.api}/${path}?language=en`)).json()) as Checkout;
    expect(kept).toMatchObject({ step: "confirmation", order: placed.order, totals });

    const change = await sendStep(request, `${path}/country`, { country: "FR" });
    expect(change.status()).toBe(409);
    expect(await change.json()).toMatchObject({ code: "checkout_already_placed" });
    expect(await readAvailable(request, variation.id)).toBe(before - quantity);
  });
}
