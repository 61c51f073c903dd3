import { describe, expect, it } from "vitest";
import { findBookedAddressProblems, normalizeBookedAddress } from "./find-booked-address-problems.ts";

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
    ["that is whole", {}, {}],
    ["without a name [5.2]", { firstName: "", lastName: "" }, { firstName: "name_required" }],
    [
      "without a street and town [5.2]",
      { addressLine1: "", city: "" },
      { addressLine1: "required", city: "required" },
    ],
    ["with a postcode of another country", { zip: "1234" }, { zip: "invalid_zip" }],
    [
      "in a country with states without one [5.4]",
      { country: "US", zip: "94105", cellNumber: "+46701234567" },
      { state: "required" },
    ],
    ["with a wrong phone number [5.5]", { cellNumber: "12" }, { cellNumber: "invalid_cell_number" }],
    ["for bills without a phone number", { cellNumber: "" }, { cellNumber: "required" }],
    ["for deliveries alone without a phone number", { cellNumber: "", isBilling: false }, {}],
    [
      "with a web address in the street",
      { addressLine1: "https://evil.example" },
      { addressLine1: "contains_link" },
    ],
  ])("%s", (_, changes, problems) => {
    expect(findBookedAddressProblems({ ...lund, ...changes })).toEqual(problems);
  });

  it("has its postcode and phone number in the one form they have", () => {
    expect(normalizeBookedAddress(lund)).toMatchObject({ zip: "222 23", cellNumber: "+46701234567" });
  });
});
