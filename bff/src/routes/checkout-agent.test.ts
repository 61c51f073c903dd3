import { describe, expect, it } from "vitest";
import type { Checkout, ServicePoint } from "../contract/checkout.ts";
import type { ServicePointFinder } from "../lookups/service-point-finder.ts";
import { createTestShop } from "../testing/create-test-shop.ts";
import { testCatalogue } from "../testing/test-catalogue.ts";
import { acceptanceOf, individual, walkToAddress } from "../testing/walk-checkout.ts";

const lines = [{ id: "id-pla-black", quantity: 1 }];
const toPoint = (id: string): ServicePoint => ({
  id,
  name: `Point ${id}`,
  addressLine1: "Storgatan 1",
  zip: "222 23",
  city: "Lund",
  country: "SE",
  distanceMetres: 120,
  openingHours: [{ day: 1, opens: "08:00", closes: "20:00" }],
});

/** A shop whose "schenker" option delivers to these service points; with null, the carrier does not answer. */
function createShop(points: string[] | null) {
  const state = { points };
  const servicePoints: ServicePointFinder = {
    covers: (carrier) => carrier === "db-schenker",
    findNearest: async () => state.points?.map(toPoint) ?? null,
  };
  const data = {
    ...testCatalogue,
    shippingOptions: testCatalogue.shippingOptions.map((option) => ({
      ...option,
      servicePoint: option.carrier === "db-schenker" || option.id === "postnord-dk",
    })),
  };
  return { state, shop: createTestShop({ data, servicePoints }) };
}

async function start(points: string[] | null) {
  const { shop, state } = createShop(points);
  const { id } = await walkToAddress(shop, lines);
  const post = (step: string, body: object) =>
    shop.post<Checkout>(`/checkout/${id}/${step}?language=en`, body);
  return { shop, state, id, post };
}

describe("the service point of a shipping option [3.51]", () => {
  it("can be chosen among those near the address, and belongs to the order", async () => {
    const { post } = await start(["a", "b"]);
    const option = await post("shipping", { optionId: "schenker" });
    expect(option.reply.servicePoints).toEqual({ status: "ready", points: [toPoint("a"), toPoint("b")] });
    expect(option.reply.servicePoint).toBeNull();
    const chosen = await post("agent", { servicePointId: "b" });
    expect(chosen).toMatchObject({ status: 200, reply: { servicePoint: { id: "b" }, step: "shipping" } });
    const note = await post("shippingComplete", { noteToCarrier: " Code 1234 " });
    expect(note.reply).toMatchObject({ step: "payment", noteToCarrier: "Code 1234" });
    expect((await post("shippingComplete", {})).reply.noteToCarrier).toBe("Code 1234");
    const { reply } = await post("payment", { method: "stripe" });
    const placed = await post("place", acceptanceOf(reply));
    expect(placed.reply).toMatchObject({ step: "confirmation", servicePoint: { id: "b", name: "Point b" } });
  });

  it("must be chosen before going on", async () => {
    const { post } = await start(["a"]);
    await post("shipping", { optionId: "schenker" });
    expect(await post("shippingComplete", {})).toMatchObject({
      status: 409,
      reply: {
        code: "service_point_required",
        message: "Please choose a pick-up point for your parcel",
      },
    });
  });

  it("may be left to the carrier when the carrier's service does not answer, which the reply says", async () => {
    const { post } = await start(null);
    const option = await post("shipping", { optionId: "schenker" });
    expect(option.reply.servicePoints).toEqual({ status: "unavailable", points: [] });
    expect(await post("shippingComplete", {})).toMatchObject({ status: 200, reply: { step: "payment" } });
  });

  it("needs no choice for an option that does not deliver to service points", async () => {
    const { post } = await start(["a"]);
    const option = await post("shipping", { optionId: "postnord-home" });
    expect(option.reply).toMatchObject({ servicePoints: null, servicePoint: null });
    expect((await post("shippingComplete", {})).status).toBe(200);
  });

  it("must be near the address, and chosen after its option", async () => {
    const { post } = await start(["a"]);
    const refused = { status: 409, reply: { code: "service_point_unavailable" } };
    expect(await post("agent", { servicePointId: "a" })).toMatchObject(refused);
    await post("shipping", { optionId: "schenker" });
    expect(await post("agent", { servicePointId: "z" })).toMatchObject(refused);
    expect((await post("agent", {})).reply).toMatchObject({ code: "invalid_request" });
  });

  it("needs an address and an existing checkout", async () => {
    const { shop } = createShop(["a"]);
    const { reply } = await shop.post<Checkout>("/checkout", { site: "se", lines });
    const body = { servicePointId: "a" };
    expect(await shop.post(`/checkout/${reply.id}/agent`, body)).toMatchObject({
      status: 409,
      reply: { code: "step_not_reached" },
    });
    expect((await shop.post("/checkout/none/agent", body)).status).toBe(404);
  });

  it("disappears only when the option or the postal address changes", async () => {
    const { post } = await start(["a"]);
    await post("shipping", { optionId: "schenker" });
    await post("agent", { servicePointId: "a" });
    await post("shippingComplete", {});
    const same = await post("address", { billing: { ...individual, firstName: "Eva" }, shipping: null });
    expect(same.reply).toMatchObject({ servicePoint: { id: "a" }, step: "payment" });
    const billing = { ...individual, zip: "211 20", city: "Malmö" };
    const moved = await post("address", { billing, shipping: null });
    expect(moved.reply).toMatchObject({ servicePoint: null, step: "shipping", shippingOptionId: "schenker" });
    await post("agent", { servicePointId: "a" });
    const other = await post("shipping", { optionId: "postnord-home" });
    expect(other.reply).toMatchObject({ servicePoint: null, servicePoints: null });
  });
});
