import { describe, expect, it } from "vitest";
import { toPostalLines } from "./to-postal-lines.ts";

const address = {
  company: "",
  firstName: "Kim",
  lastName: "Berg",
  addressLine1: "1 Main",
  addressLine2: "",
  zip: "",
  city: "",
  state: "",
  country: "SE",
};
/** The lines below the street, with plain spaces. */
const toTown = (place: Partial<typeof address>) =>
  toPostalLines({ ...address, ...place })
    .slice(2)
    .map((line) => line.replaceAll("\u00A0", " "));

describe("toPostalLines", () => {
  it("begins with the company and omits empty parts [3.40]", () => {
    expect(
      toPostalLines({ ...address, company: "Berg AB", addressLine2: "2 tr", zip: "25225", city: "Lund" }),
    ).toEqual(["Berg AB", "Kim Berg", "1 Main", "2 tr", "25225 Lund"]);
  });

  it.each([
    ["SE", "252 25", "Helsingborg", ""],
    ["DE", "10115", "Berlin", ""],
    ["DK", "1050", "København", ""],
    ["FI", "00100", "Helsinki", ""],
    ["FR", "75001", "Paris", ""],
    ["IT", "00184", "Roma", ""],
    ["ES", "28001", "Madrid", ""],
    ["NL", "1012 AB", "Amsterdam", ""],
    ["PL", "00-001", "Warszawa", ""],
    ["PT", "1100-148", "Lisboa", ""],
    ["NO", "0150", "Oslo", ""],
    ["CH", "8001", "Zürich", ""],
    ["MC", "98000", "Monaco", ""],
    ["TR", "34710", "Istanbul", ""],
  ])("writes the code before the town in %s", (country, zip, city, state) => {
    expect(toTown({ country, zip, city, state })).toEqual([`${zip} ${city}`]);
  });

  it.each([
    ["US", "94105", "San Francisco", "CA", ["San Francisco, CA 94105"]],
    ["US", "94105-1234", "San Francisco", "CA", ["San Francisco, CA 94105-1234"]],
    ["CA", "K1A 0B1", "Ottawa", "ON", ["Ottawa ON K1A 0B1"]],
    ["AU", "2000", "Sydney", "NSW", ["Sydney NSW 2000"]],
    ["GB", "SW1A 1AA", "London", "", ["London", "SW1A 1AA"]],
    ["IE", "D02 AF30", "Dublin 2", "", ["Dublin 2", "D02 AF30"]],
    ["ZA", "8001", "Cape Town", "", ["Cape Town", "8001"]],
    ["LV", "1010", "Rīga", "", ["Rīga, LV-1010"]],
    ["MT", "VLT 1117", "Valletta", "", ["Valletta VLT 1117"]],
    ["JP", "100-8994", "Tokyo", "", ["Tokyo 100-8994"]],
    ["SG", "049145", "Singapore", "", ["Singapore 049145"]],
    ["NZ", "6011", "Wellington", "", ["Wellington 6011"]],
    ["IN", "700001", "Kolkata", "WB", ["Kolkata 700001", "WB"]],
    ["BR", "70002-900", "Brasília", "DF", ["70002-900 Brasília - DF"]],
    ["MX", "06000", "Ciudad de México", "CMX", ["06000 Ciudad de México, CMX"]],
    ["HK", "", "Kowloon", "", ["Kowloon"]],
    ["AE", "", "Dubai", "", ["Dubai"]],
  ])("formats the town as the postal service of %s does: %s %s %s", (country, zip, city, state, lines) => {
    expect(toTown({ country, zip, city, state })).toEqual(lines);
  });

  it.each(["SE", "US", "GB", "AU", "BR", "LV"])(
    "writes the town alone in %s when the other parts are masked",
    (country) => {
      const hidden = { firstName: "", lastName: "", addressLine1: "" };
      expect(toPostalLines({ ...address, ...hidden, city: "Town", country })).toEqual(["Town"]);
    },
  );

  it("keeps a postal code on one line", () => {
    expect(toPostalLines({ ...address, country: "GB", zip: "SW1A 1AA", city: "London" })).toContain(
      "SW1A\u00A01AA",
    );
  });
});
