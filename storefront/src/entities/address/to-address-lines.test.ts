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

it("toAddressLines lists every part of an address, with the country's name [3.40]", () => {
  expect(toAddressLines(address, "sv")).toEqual([
    "Weber GmbH",
    "Karl Weber",
    "Hauptstraße 5",
    "10115 Berlin",
    "Tyskland",
  ]);
  const american = { zip: "94105", city: "San Francisco", state: "CA", country: "US" };
  expect(toAddressLines({ ...address, ...american, company: "", addressLine2: "Suite 4" }, "de")).toEqual([
    "Karl Weber",
    "Hauptstraße 5",
    "Suite 4",
    "San Francisco, CA 94105",
    "Vereinigte Staaten",
  ]);
});

it("toAddressLines lists only town and country when the API hides the rest of the address", () => {
  const hidden = { company: "", firstName: "", lastName: "", addressLine1: "", zip: "" };
  expect(toAddressLines({ ...address, ...hidden }, "en")).toEqual(["Berlin", "Germany"]);
});
