import { describe, expect, it } from "vitest";
import { isSameRecipient } from "./is-same-recipient.ts";

const kim = {
  firstName: "Kim",
  lastName: "Åberg",
  addressLine1: "Storgatan 1",
  zip: "252 20",
  country: "SE",
};

describe("isSameRecipient", () => {
  it.each([
    ["as they are", kim, true],
    ["in other letters and spaces", { ...kim, firstName: "KIM ", lastName: "aberg", zip: "25220" }, true],
    ["with the name in one field", { ...kim, firstName: "", lastName: "Kim Åberg" }, true],
    ["of another person at the same place", { ...kim, firstName: "Sam" }, false],
    ["of the same name elsewhere", { ...kim, addressLine1: "Storgatan 11" }, false],
    ["in another country", { ...kim, country: "DK" }, false],
  ])("compares name and place: %s [9.32]", (_, other, isSame) => {
    expect(isSameRecipient(kim, other)).toBe(isSame);
  });

  it("never matches an address without a name or a street [9.32]", () => {
    const nobody = { ...kim, firstName: "", lastName: "" };
    const nowhere = { ...kim, addressLine1: "" };
    expect(isSameRecipient(nobody, nobody)).toBe(false);
    expect(isSameRecipient(nowhere, nowhere)).toBe(false);
  });
});
