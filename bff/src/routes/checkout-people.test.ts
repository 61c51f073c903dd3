import { describe, expect, it } from "vitest";
import { openAddressForm } from "../testing/open-address-form.ts";
import { company, individual, recipient } from "../testing/walk-checkout.ts";

describe("the address form of a checkout", () => {
  it("accepts one name in either field, and requires at least one [3.38]", async () => {
    const address = await openAddressForm();
    expect(await address({ ...individual, lastName: "" })).toBe(200);
    expect(await address({ ...individual, firstName: "" })).toBe(200);
    expect(await address({ ...individual, firstName: " ", lastName: "\u200b" })).toEqual({
      "body.billing.firstName": "Enter a first name or a last name",
    });
  });

  it("accepts a state in lowercase, and every postal state of the United States [5.4]", async () => {
    const address = await openAddressForm();
    const american = { ...individual, country: "US", zip: "94105", cellNumber: "(415) 555-2671" };
    for (const state of ["ca", "PR", "DC"]) expect(await address({ ...american, state })).toBe(200);
  });

  it("refuses military post and distant territories for a delivery, but accepts them for the bill [8.41]", async () => {
    const address = await openAddressForm();
    const american = { ...individual, country: "US", zip: "09012", cellNumber: "(415) 555-2671" };
    for (const state of ["AA", "ae", "AP"]) {
      expect(await address({ ...american, city: "APO", state })).toEqual({
        "body.billing.state": expect.stringMatching(/military post/),
      });
    }
    for (const state of ["AS", "GU", "MP", "vi"]) {
      expect(await address({ ...american, state })).toEqual({
        "body.billing.state": expect.stringMatching(/this territory/),
      });
    }
    expect(await address({ ...american, state: "AE" }, "en", recipient)).toBe(200);
    const { cellNumber: _cellNumber, ...soldier } = { ...american, state: "AE" };
    expect(await address(individual, "sv", soldier)).toEqual({
      "body.shipping.state": expect.stringMatching(/militärpost/),
    });
  });

  it("accepts a VAT number of Northern Ireland only with a Belfast postcode [3.39]", async () => {
    const address = await openAddressForm(true);
    const british = {
      ...company,
      country: "GB",
      organizationNumber: "",
      cellNumber: "+442890320202",
      vatNumber: "XI 980 7806 84",
      glnOrPeppolId: "",
    };
    const belfast = { ...british, zip: "GB-BT1 5GS", city: "Belfast" };
    expect(await address(belfast, "en", recipient)).toBe(200);
    expect(await address({ ...british, zip: "SW1A 1AA", city: "London" }, "en", recipient)).toEqual({
      "body.billing.vatNumber": expect.stringMatching(/begin with BT/),
    });
  });
});
