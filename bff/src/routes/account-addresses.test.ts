import { describe, expect, it } from "vitest";
import type { AccountDetail } from "../contract/account.ts";
import { openAccountShop } from "../testing/account-shop.ts";
import { recipient } from "../testing/walk-checkout.ts";

const address = {
  addressId: null,
  ...recipient,
  zip: "22223",
  cellNumber: "070-123 45 67",
  isBilling: true,
  isShipping: true,
};

describe("the address book", () => {
  it("adds, changes and removes an address", async () => {
    const shop = await openAccountShop();
    const save = (body: object) => shop.post<AccountDetail>(`${shop.path}/saveAddress`, body, shop.kim);
    const { reply } = await save(address);
    expect(reply.addresses).toMatchObject([{ ...recipient, cellNumber: "+46701234567", isBilling: true }]);
    const addressId = reply.addresses[0]?.addressId ?? "";
    const changed = await save({ ...address, addressId, city: "Malmö" });
    expect(changed.reply.addresses).toMatchObject([{ addressId, city: "Malmö" }]);
    const path = `${shop.path}/removeAddress`;
    const removed = await shop.post<AccountDetail>(path, { addressId }, shop.kim);
    expect(removed.reply.addresses).toEqual([]);
    const again = await shop.post(path, { addressId }, shop.kim);
    expect([again.status, again.reply.code]).toEqual([404, "address_not_found"]);
  });

  it("names the invalid fields, by the rules of a checkout [5.2] [5.4] [5.5]", async () => {
    const shop = await openAccountShop();
    const body = { ...address, firstName: "", lastName: "", zip: "1", country: "US", cellNumber: "12" };
    const { status, reply } = await shop.post(`${shop.path}/saveAddress?language=en`, body, shop.kim);
    expect([status, reply.fields]).toEqual([
      400,
      {
        "body.firstName": "Enter a first name or a last name",
        "body.zip": "This isn’t a valid postcode for this country",
        "body.state": "Required",
        "body.cellNumber": "Enter a valid phone number",
      },
    ]);
  });

  it("accepts a military address, which can receive bills, and a person with one name [3.38] [5.4]", async () => {
    const shop = await openAccountShop();
    const body = {
      ...address,
      lastName: "",
      zip: "09012",
      city: "APO",
      state: "ae",
      country: "US",
      cellNumber: "",
    };
    const saved = { ...body, isBilling: false, isShipping: false };
    const { status, reply } = await shop.post<AccountDetail>(`${shop.path}/saveAddress`, saved, shop.kim);
    expect(status).toBe(200);
    expect(reply.addresses.at(-1)).toMatchObject({ firstName: address.firstName, lastName: "", state: "AE" });
  });

  it("refuses to change an address of another account", async () => {
    const shop = await openAccountShop();
    const body = { ...address, addressId: "of-another-account" };
    const { status, reply } = await shop.post(`${shop.path}/saveAddress`, body, shop.kim);
    expect([status, reply.code]).toEqual([404, "address_not_found"]);
  });

  it("refuses an address above the limit", async () => {
    const shop = await openAccountShop({
      wrapStore: (store) => ({ ...store, saveAddress: async () => "too_many" }),
    });
    const { status, reply } = await shop.post(`${shop.path}/saveAddress`, address, shop.kim);
    expect([status, reply.code]).toEqual([409, "too_many_addresses"]);
  });
});

describe("the wish list of a member", () => {
  it("keeps variations that the shop sells, and leaves out unknown ones from a browser [3.8]", async () => {
    const shop = await openAccountShop();
    const path = `${shop.path}/wishlist`;
    const body = { add: ["id-pla-black", "id-gone"] };
    const { reply } = await shop.post<{ variationIds: string[] }>(path, body, shop.kim);
    expect(reply.variationIds).toEqual(["id-pla-black"]);
    expect((await shop.get(path, shop.kim)).reply).toEqual(reply);
    const removed = await shop.post(path, { remove: ["id-pla-black", "id-gone"] }, shop.kim);
    expect(removed.reply).toEqual({ variationIds: [] });
  });

  it("stays separate from the lists of other members", async () => {
    const shop = await openAccountShop();
    const robin = await shop.join("robin@example.com", "viewer");
    await shop.post(`${shop.path}/wishlist`, { add: ["id-pla-black"] }, shop.kim);
    expect((await shop.get(`${shop.path}/wishlist`, robin)).reply).toEqual({ variationIds: [] });
  });
});
