import { type OrderState, orderStates } from "@spolverk/domain";
import { describe, expect, it } from "vitest";
import { toTimeline } from "./to-timeline.ts";

const option = { name: "Home", amount: { net: 0, vat: 0, total: 0 }, servicePoint: null };
const order = { placedAt: "2026-11-01T10:00:00Z", parcels: [], shippingOption: option };

const describeSteps = (state: OrderState, shippingOption: typeof option | null = option) =>
  toTimeline({ ...order, state, shippingOption })
    .map((step) => `${step.name}:${step.state}`)
    .join(" ");

describe("the timeline of an order", () => {
  it.each<[OrderState, string]>([
    ["awaiting_approval", "awaiting_approval:current packed:upcoming shipped:upcoming delivered:upcoming"],
    ["awaiting_payment", "awaiting_payment:current packed:upcoming shipped:upcoming delivered:upcoming"],
    ["processing", "processing:current packed:upcoming shipped:upcoming delivered:upcoming"],
    ["packed", "processing:done packed:current shipped:upcoming delivered:upcoming"],
    ["partly_shipped", "processing:done packed:done partly_shipped:current delivered:upcoming"],
    ["shipped", "processing:done packed:done shipped:current delivered:upcoming"],
    ["delivered", "processing:done packed:done shipped:done delivered:done"],
    ["cancelled", "cancelled:current"],
    ["refunded", "refunded:current"],
  ])("shows an order in the state %s as %s [2.19]", (state, steps) => {
    expect(describeSteps(state)).toBe(`placed:done ${steps}`);
  });

  it("shows a current step in every state [2.19]", () => {
    for (const state of orderStates) {
      expect(describeSteps(state), state).toMatch(/:current|delivered:done/);
    }
  });

  it("omits packing and shipping when nothing is shipped", () => {
    expect(describeSteps("processing", null)).toBe("placed:done processing:current delivered:upcoming");
    expect(describeSteps("delivered", null)).toBe("placed:done processing:done delivered:done");
  });

  it("dates shipping by the first parcel and delivery by the last parcel", () => {
    const parcels = [
      { sentAt: "2026-11-03T10:00:00Z", deliveredAt: "2026-11-07T10:00:00Z" },
      { sentAt: "2026-11-02T10:00:00Z", deliveredAt: "2026-11-05T10:00:00Z" },
    ];
    const steps = toTimeline({ ...order, state: "delivered", parcels });
    expect(steps.map(({ at }) => at)).toEqual([
      "2026-11-01T10:00:00Z",
      null,
      null,
      "2026-11-02T10:00:00Z",
      "2026-11-07T10:00:00Z",
    ]);
  });

  it("shows no date for an upcoming step", () => {
    const parcels = [{ sentAt: "2026-11-02T10:00:00Z", deliveredAt: "2026-11-05T10:00:00Z" }];
    expect(toTimeline({ ...order, state: "partly_shipped", parcels }).at(-1)?.at).toBeNull();
  });
});
