import { describe, expect, it } from "vitest";
import { carrierSchema } from "../schema/carrier.ts";
import { shopSchema } from "../schema/shop.ts";
import { parseYaml } from "./parse-yaml.ts";
import { formatProblem } from "./problem.ts";

const shop = `
sellerCountry: SE
noBackOrder: false
invoice: { fee: { SEK: 2320, EUR: 232, USD: 232, DKK: 1520, NOK: 2320, GBP: 200 }, termsDays: 30, creditLimit: { SEK: 0, EUR: 0, USD: 0, DKK: 0, NOK: 0, GBP: 0 } }
vatRates: { SE: 25, NO: 25 }
warehouse: { name: Spolverk, address: Garverigatan 14, postalCode: "252 25", city: Helsingborg, country: SE }
seller:
  name: Spolverk
  address: Garverigatan 14
  postalCode: "252 25"
  city: Helsingborg
  country: SE
  organizationNumber: 559999-9991
  vatNumber: SE559999999101
  director: Elin
  register: Bolagsverket
  iban: SE4550000000058398257466
  bic: ESSESESS
hosting: { name: Drift AB, address: Gatan 1, phone: '1' }
support: { email: support@spolverk.com, phone: "+46 42 555 01 40" }
contact: { salesEmail: s@spolverk.com, careersEmail: c@spolverk.com, pressEmail: p@spolverk.com }
social:
  - { id: instagram, name: Instagram, url: https://example.com/instagram }
  - { id: facebook, name: Facebook, url: https://example.com/facebook }
  - { id: x, name: X, url: https://example.com/x }
  - { id: linkedin, name: LinkedIn, url: https://example.com/linkedin }
`;

const report = (text: string) => parseYaml("shop.yaml", text, shopSchema).problems.map(formatProblem);

describe("parseYaml", () => {
  it("returns the value of a valid file", () => {
    const { value, problems } = parseYaml("shop.yaml", shop, shopSchema);
    expect(problems).toEqual([]);
    expect(value?.vatRates).toEqual({ SE: 25, NO: 25 });
  });

  it("names the file and the field of a missing price", () => {
    expect(report(shop.replace(", GBP: 200", ""))).toEqual([
      "content/shop.yaml: invoice.fee.GBP: expected number, received undefined",
    ]);
  });

  it("reports all mistakes of a file at once", () => {
    expect(report(shop.replace("SE: 25", "SE: 250").replace("termsDays: 30", "termsDays: 0"))).toHaveLength(
      2,
    );
  });

  it("names the index in a list", () => {
    const text = "id: ups\nname: UPS\nservices: [{ id: Fast }]";
    const [problem] = parseYaml("carriers.yaml", text, carrierSchema).problems;
    expect(problem?.field).toBe("services[0].id");
  });

  it("refuses an unknown field", () => {
    expect(report(`${shop}\ncolour: green`)).toEqual(['content/shop.yaml: Unrecognized key: "colour"']);
  });

  it("names the line of a YAML syntax error", () => {
    expect(report(`${shop}\nsupport: [`)[0]).toMatch(/^content\/shop\.yaml: line \d+: /);
  });
});
