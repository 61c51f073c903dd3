import { describe, expect, it } from "vitest";
import { findAddressBookProblems, normalizeBookedAddress } from "./find-address-book-problems.ts";

const lund = {
  firstName: "Åsa",
  lastName: "Öberg",
  company: "",
  addressLine1: "Stora Södergatan 1",
  addressLine2: "",
  zip: "22223",
  city: "Lund",
  state: "",
  country: "SE",
  cellNumber: "070-123 45 67",
  isBilling: true,
  isShipping: false,
};

describe("an address of the address book", () => {
  it.each<[string, Partial<typeof lund>, Record<string, string>]>([
    ["accepts a complete address", {}, {}],
    [
      "refuses an address without a name [5.2]",
      { firstName: "", lastName: "" },
      { firstName: "name_required" },
    ],
    [
      "refuses an address without a street and town [5.2]",
      { addressLine1: "", city: "" },
      { addressLine1: "required", city: "required" },
    ],
    ["refuses a postcode of another country", { zip: "1234" }, { zip: "invalid_zip" }],
    [
      "refuses a missing state in a country with states [5.4]",
      { country: "US", zip: "94105", cellNumber: "+46701234567" },
      { state: "required" },
    ],
    ["refuses a malformed phone number [5.5]", { cellNumber: "12" }, { cellNumber: "invalid_cell_number" }],
    ["refuses a billing address without a phone number", { cellNumber: "" }, { cellNumber: "required" }],
    ["accepts a delivery-only address without a phone number", { cellNumber: "", isBilling: false }, {}],
    [
      "refuses a web address in the street",
      { addressLine1: "https://evil.example" },
      { addressLine1: "contains_link" },
    ],
  ])("%s", (_, changes, problems) => {
    expect(findAddressBookProblems({ ...lund, ...changes })).toEqual(problems);
  });

  it("normalizes the postcode and the phone number", () => {
    expect(normalizeBookedAddress(lund)).toMatchObject({ zip: "222 23", cellNumber: "+46701234567" });
  });
});
