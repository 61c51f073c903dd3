// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import texts from "../../../../content/locales/en/checkout.json" with { type: "json" };
import { createTestI18n } from "../../testing/create-test-i18n.ts";
import { renderWithApp } from "../../testing/render-with-app.tsx";
import { toBillingFields, toFieldLabel, toInvoiceFields, toShippingFields } from "./address-fields.ts";
import { AddressForm } from "./address-form.tsx";

const countries = [
  { value: "SE", label: "Sweden" },
  { value: "US", label: "United States" },
];

const labels = texts.checkout.address;

it.each([
  ["billing", toBillingFields({ country: "US", isCompany: false, isDelivered: true })],
  ["shipping", toShippingFields("US")],
] as const)(
  "the %s form has two address lines, zip, the state's short form, city and country [3.40]",
  async (section, fields) => {
    const changes: Record<string, string>[] = [];
    const { user } = await renderWithApp(
      <AddressForm
        country={{ options: countries, onChange: (country) => void changes.push({ country }) }}
        errors={{}}
        fields={fields}
        onChange={(change) => void changes.push(change)}
        section={section}
        values={{ country: "US" }}
      />,
      { language: "en" },
    );
    const field = (name: keyof typeof labels) =>
      screen.getByLabelText<HTMLInputElement>(new RegExp(`^${labels[name]}`));
    for (const [name, value] of [
      ["addressLine1", "1"],
      ["addressLine2America", "2"],
      ["zipCode", "9"],
      ["city", "S"],
    ] as const) {
      expect(field(name).required, name).toBe(name !== "addressLine2America");
      await user.type(field(name), value);
    }
    expect(field("state").required).toBe(true);
    expect(within(field("state")).getByRole("option", { name: "California (CA)" })).toBeTruthy();
    await user.selectOptions(field("state"), "California (CA)");
    await user.selectOptions(field("country"), "Sweden");
    expect(changes).toEqual([
      { addressLine1: "1" },
      { addressLine2: "2" },
      { zip: "9" },
      { city: "S" },
      { state: "CA" },
      { country: "SE" },
    ]);
  },
);

it("the billing form has no state field in countries whose addresses have no state [3.40]", () => {
  expect(
    toBillingFields({ country: "SE", isCompany: false, isDelivered: true }).map(({ name }) => name),
  ).not.toContain("state");
});

it.each([
  ["US", ["ZIP code", "Apartment, suite, unit", "State"]],
  ["GB", ["Postcode", "Apartment, floor, c/o"]],
  ["CA", ["Postal code", "Apartment, suite, unit", "Province"]],
  ["SE", ["Postal code", "Apartment, floor, c/o"]],
])("an address form for %s uses the country's own words", async (country, names) => {
  const t = (await createTestI18n("en")).t;
  const shown = toShippingFields(country).map((field) => toFieldLabel(field, t));
  expect(shown).toEqual(expect.arrayContaining(names));
});

it.each([
  ["SE", "", "Organisationsnummer", false],
  ["DE", "", "Handelsregisternummer", true],
  ["NO", "", "Organisasjonsnummer", false],
  ["NO", "NO123456785MVA", "Organisasjonsnummer", true],
  ["JP", "", "Company registration number", false],
])(
  "a company in %s with the VAT number %j gets the field %s, optional: %s [3.39]",
  async (country, vatNumber, name, optional) => {
    const t = (await createTestI18n("en")).t;
    const fields = toInvoiceFields({
      country,
      zip: "",
      sellerCountry: "SE",
      vatNumber,
      hasNoVatNumber: false,
    });
    const field = fields.find((each) => each.name === "organizationNumber");
    expect(field && toFieldLabel(field, t)).toBe(name);
    expect(field?.optional).toBe(optional);
  },
);

it("a company in Germany that declares to have no VAT number has to give its Handelsregisternummer [3.39]", () => {
  const fields = toInvoiceFields({
    country: "DE",
    zip: "10115",
    sellerCountry: "SE",
    vatNumber: "",
    hasNoVatNumber: true,
  });
  expect(fields.find(({ name }) => name === "organizationNumber")?.optional).toBe(false);
});
