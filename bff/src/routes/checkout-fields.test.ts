import { describe, expect, it } from "vitest";
import type { Checkout } from "../contract/checkout.ts";
import { CommerceUnavailableError } from "../commerce/commerce-unavailable-error.ts";
import { createTestShop } from "../testing/create-test-shop.ts";
import { openAddressForm } from "../testing/open-address-form.ts";
import { company, germanCompany, individual, recipient, walkToPayment } from "../testing/walk-checkout.ts";

const black = [{ id: "id-pla-black", quantity: 2 }];

describe("the fields of a checkout", () => {
  it.each([
    ["sv", "a@b", "Ogiltig email!"],
    ["en", "a@b", "Invalid email!"],
    ["sv", " ", "Obligatorisk"],
    ["en", "", "Required"],
  ])("explain in %s why the e-mail %j is refused: %s [5.1] [5.2]", async (language, email, problem) => {
    const shop = createTestShop();
    const { reply } = await shop.post<Checkout>("/checkout", { site: "se", lines: black });
    const answer = await shop.post(`/checkout/${reply.id}/account?language=${language}`, { email });
    expect(answer.reply.fields).toEqual({ "body.email": problem });
  });

  it("name every required field that is empty or missing [5.2]", async () => {
    const address = await openAddressForm();
    const { city: _city, ...rest } = individual;
    expect(await address({ ...rest, zip: "  " })).toEqual({
      "body.billing.zip": "Required",
      "body.billing.city": "Required",
    });
    expect(await address({ ...individual, addressLine1: "" }, "sv")).toEqual({
      "body.billing.addressLine1": "Obligatorisk",
    });
  });

  it("accept an organization number of 10 digits from a Swedish company [5.3]", async () => {
    const address = await openAddressForm(true);
    expect(await address({ ...company, organizationNumber: "12345" })).toEqual({
      "body.billing.organizationNumber": "The organisation number must have 10 digits",
    });
    expect(await address(company)).toBe(200);
  });

  it("require an abbreviated state where the country has states [5.4]", async () => {
    const address = await openAddressForm();
    const american = { ...individual, country: "US", zip: "94105", cellNumber: "(415) 555-2671" };
    expect(await address(american)).toEqual({ "body.billing.state": "Required" });
    expect(await address({ ...american, state: "XX" })).toEqual({
      "body.billing.state": "Use the short form of the state, such as CA",
    });
    expect(await address({ ...american, state: "CA" })).toBe(200);
    expect(await address({ ...american, country: "AU", zip: "2000", state: "CA" })).toHaveProperty([
      "body.billing.state",
    ]);
  });

  it("refuse an impossible cell number [5.5]", async () => {
    const address = await openAddressForm();
    for (const cellNumber of ["call me", "12345", "1234567890123456"]) {
      expect(await address({ ...individual, cellNumber })).toEqual({
        "body.billing.cellNumber": "Enter a valid phone number",
      });
    }
    expect(await address({ ...individual, cellNumber: "+46 (0)70-123 45 67" })).toBe(200);
  });

  it("accept only a GLN or a PEPPOL id from a company [5.6]", async () => {
    const address = await openAddressForm(true);
    expect(await address({ ...company, glnOrPeppolId: "0007:1" })).toHaveProperty([
      "body.billing.glnOrPeppolId",
    ]);
    expect(await address({ ...company, glnOrPeppolId: "0007:5560360793" })).toBe(200);
  });

  it.each([
    ["DE12", "This isn’t a valid VAT number for this country"],
    ["DE136695977", "This isn’t a valid VAT number for this country"],
    ["", "Required"],
  ])("refuse %j as the VAT number of a German company [3.39]", async (vatNumber, text) => {
    const address = await openAddressForm(true);
    expect(await address({ ...germanCompany, vatNumber })).toEqual({ "body.billing.vatNumber": text });
  });

  it("require a German company's VAT number, or its register number if it has no VAT number [3.39]", async () => {
    const shop = createTestShop();
    const { reply } = await shop.post<Checkout>("/checkout", { site: "de", company: true, lines: black });
    const path = `/checkout/${reply.id}`;
    await shop.post(`${path}/account`, { email: "a@example.com" });
    const billing = { ...germanCompany, organizationNumber: "", vatNumber: "" };
    const ask = async () =>
      (await shop.post(`${path}/address?language=en`, { billing, shipping: null })).reply.fields;
    expect(await ask()).toEqual({ "body.billing.vatNumber": "Required" });
    await shop.post(`${path}/noVatNumber`, { noVatNumber: true });
    expect(await ask()).toEqual({ "body.billing.organizationNumber": "Required" });
  });

  it("refuse an invalid number of the country's company register [5.3]", async () => {
    const address = await openAddressForm(true);
    expect(await address({ ...germanCompany, organizationNumber: "HRB" })).toEqual({
      "body.billing.organizationNumber": "This isn’t a valid company registration number for this country",
    });
  });

  it("refuse a postcode that the country does not have [3.40]", async () => {
    const address = await openAddressForm();
    expect(await address({ ...individual, zip: "2222" })).toEqual({
      "body.billing.zip": "This isn’t a valid postcode for this country",
    });
  });

  it("report all problems at once, for both addresses [5.2]", async () => {
    const shop = createTestShop();
    const { reply } = await shop.post<Checkout>("/checkout", { site: "se", company: true, lines: black });
    await shop.post(`/checkout/${reply.id}/account`, { email: "a@example.com" });
    const shipping = { country: "SE", shippingEmail: "a@b", shippingCellNumber: "1" };
    const billing = { country: "SE", invoiceEmail: "a@b", glnOrPeppolId: "1", vatNumber: "SE1" };
    const answer = await shop.post(`/checkout/${reply.id}/address?language=sv`, { billing, shipping });
    const required = ["addressLine1", "zip", "city"];
    const expected = {
      ...Object.fromEntries(
        ["billing", "shipping"].flatMap((form) =>
          required.map((name) => [`body.${form}.${name}`, "Obligatorisk"]),
        ),
      ),
      "body.billing.firstName": "Ange ett förnamn eller ett efternamn",
      "body.shipping.firstName": "Ange ett förnamn eller ett efternamn",
      "body.billing.cellNumber": "Obligatorisk",
      "body.billing.company": "Obligatorisk",
      "body.billing.organizationNumber": "Obligatorisk",
      "body.billing.vatNumber": "Inte ett giltigt momsregistreringsnummer för landet",
      "body.billing.glnOrPeppolId": "GLN har 13 siffror; ett PEPPOL-id ser ut som 0007:5560360793",
      "body.billing.invoiceEmail": "Ogiltig email!",
      "body.shipping.shippingEmail": "Ogiltig email!",
      "body.shipping.shippingCellNumber": "Inte ett giltigt telefonnummer",
    };
    expect(answer).toMatchObject({ status: 400, reply: { code: "invalid_request" } });
    expect(answer.reply.fields).toEqual(expected);
  });

  it("return normalized: postcode, phone number (E.164) and VAT number [5.5]", async () => {
    const shop = createTestShop();
    const billing = {
      ...germanCompany,
      zip: "D-10115",
      cellNumber: "01512 3456789",
      vatNumber: "136 695 976",
    };
    const { reply } = await shop.post<Checkout>("/checkout", { site: "de", company: true, lines: black });
    await shop.post(`/checkout/${reply.id}/account`, { email: "a@example.com" });
    const shipping = {
      ...recipient,
      country: "DE",
      zip: "22 087",
      shippingCellNumber: "+46 (0)70-123 45 67",
    };
    const answer = await shop.post<Checkout>(`/checkout/${reply.id}/address`, { billing, shipping });
    expect(answer.reply).toMatchObject({
      billing: { zip: "10115", cellNumber: "+4915123456789", vatNumber: "DE136695976" },
      shipping: { zip: "22087", shippingCellNumber: "+46701234567" },
    });
  });

  it("ignore company fields of an individual", async () => {
    const address = await openAddressForm();
    expect(await address({ ...individual, glnOrPeppolId: "x", organizationNumber: "1" })).toBe(200);
  });
});

describe("payment methods", () => {
  it("comprise cards for everyone, and an invoice with fee and terms for companies [6.8], [9.37]", async () => {
    const shop = createTestShop();
    const person = await walkToPayment(shop, black);
    expect(person.paymentMethods.map(({ method }) => method)).toEqual(["swish", "stripe"]);
    const firm = await walkToPayment(shop, black, { billing: company, isCompany: true });
    expect(firm.paymentMethods).toEqual([
      { method: "swish", fee: { net: 0, vat: 0, total: 0 }, termsDays: null, approvalAbove: null },
      { method: "stripe", fee: { net: 0, vat: 0, total: 0 }, termsDays: null, approvalAbove: null },
      {
        method: "invoice_email",
        fee: { net: 2319, vat: 580, total: 2899 },
        termsDays: 30,
        approvalAbove: 100_000,
      },
      {
        method: "invoice_mail",
        fee: { net: 2319, vat: 580, total: 2899 },
        termsDays: 30,
        approvalAbove: 100_000,
      },
    ]);
    const chosen = await shop.post<Checkout>(`/checkout/${firm.id}/payment`, { method: "invoice_email" });
    expect(chosen.reply.totals.total).toBe(firm.totals.total + 2899);
    expect(chosen.reply.payment).toEqual({ kind: "manual" });
  });

  it("include an e-invoice for a company with a GLN or PEPPOL id [3.41], [5.6]", async () => {
    const shop = createTestShop();
    const billing = { ...company, glnOrPeppolId: "7300010000001" };
    const firm = await walkToPayment(shop, black, { billing, isCompany: true });
    expect(firm.paymentMethods.map(({ method }) => method)).toEqual([
      "swish",
      "stripe",
      "invoice_email",
      "e_invoice",
      "invoice_mail",
    ]);
    const chosen = await shop.post<Checkout>(`/checkout/${firm.id}/payment`, { method: "e_invoice" });
    expect(chosen.reply.paymentMethod).toBe("e_invoice");
  });

  it("refuse an invoice to an individual", async () => {
    const shop = createTestShop();
    const { id } = await walkToPayment(shop, black);
    const answer = await shop.post(`/checkout/${id}/payment`, { method: "invoice_email" });
    expect(answer).toMatchObject({ status: 409, reply: { code: "payment_method_unavailable" } });
  });

  it("drop an invoice with a warning when the customer turns out to be an individual", async () => {
    const shop = createTestShop();
    const { id } = await walkToPayment(shop, black, { billing: company, isCompany: true });
    await shop.post(`/checkout/${id}/payment`, { method: "invoice_email" });
    const { reply } = await shop.post<Checkout>(`/checkout/${id}/company`, { company: false });
    expect(reply.paymentMethod).toBeNull();
    expect(reply.warnings.map(({ code }) => code)).toEqual(["payment_method_removed"]);
  });
});

describe("two concurrent changes", () => {
  it("both take effect: the later one is repeated on the result of the first", async () => {
    const shop = createTestShop();
    const { reply } = await shop.post<Checkout>("/checkout", { site: "se", lines: black });
    const answers = await Promise.all([
      shop.post(`/checkout/${reply.id}/account`, { email: "a@example.com" }),
      shop.post(`/checkout/${reply.id}/company`, { company: true }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const shown = await shop.get<Checkout>(`/checkout/${reply.id}`);
    expect(shown.reply).toMatchObject({ email: "a@example.com", company: true });
  });

  it("fail after three conflicts", async () => {
    const shop = createTestShop({
      wrapStore: (store) => ({ ...store, saveCheckout: async () => "conflict" }),
    });
    const { reply } = await shop.post<Checkout>("/checkout", { site: "se", lines: black });
    const answer = await shop.post(`/checkout/${reply.id}/company`, { company: true });
    expect(answer).toMatchObject({ status: 409, reply: { code: "checkout_changed" } });
  });
});

describe("a backend that is down", () => {
  it("leads to a 503 without losing anything [8.27]", async () => {
    let isDown = false;
    const shop = createTestShop({
      wrapStore: (store) => ({
        ...store,
        saveCheckout: async (record) => {
          if (isDown) throw new CommerceUnavailableError("down");
          return store.saveCheckout(record);
        },
      }),
    });
    const { reply } = await shop.post<Checkout>("/checkout", { site: "se", lines: black });
    isDown = true;
    const post = () => shop.post(`/checkout/${reply.id}/account?language=en`, { email: "a@example.com" });
    expect(await post()).toMatchObject({ status: 503, reply: { code: "commerce_unavailable" } });
    isDown = false;
    expect((await post()).status).toBe(200);
  });
});
