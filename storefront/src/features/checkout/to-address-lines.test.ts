import type { Shipping } from "@spolverk/bff/contract";
import { expect, it } from "vitest";
import { toAddressLines } from "./to-address-lines.ts";

const address: Shipping = {
  firstName: "Karl",
  lastName: "Weber",
  addressLine1: "Hauptstraße 5",
  addressLine2: "",
  zip: "10115",
  city: "Berlin",
  state: "",
  country: "DE",
  company: "Weber GmbH",
  shippingEmail: "",
  shippingCellNumber: "",
};

it("shows whom and where an order goes to, each on a line", () => {
  expect(toAddressLines(address)).toEqual(["Weber GmbH", "Karl Weber", "Hauptstraße 5", "10115 Berlin"]);
  expect(toAddressLines({ ...address, company: "" })).toHaveLength(3);
});

it("shows the town alone once the rest is hidden", () => {
  const hidden = { company: "", firstName: "", lastName: "", addressLine1: "", zip: "" };
  expect(toAddressLines({ ...address, ...hidden })).toEqual(["Berlin"]);
  expect(toAddressLines({ ...address, ...hidden, city: "" })).toEqual([]);
});
