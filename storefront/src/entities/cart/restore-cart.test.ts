import { ApiError, type Variation } from "@spolverk/bff/contract";
import { describe, expect, it, vi } from "vitest";
import { createCartStore } from "./cart-store.ts";
import { restoreCart } from "./restore-cart.ts";

type Stocked = { available: number; ETA?: string; backOrder?: boolean };

function toVariation(id: string, { available, ETA, backOrder = false }: Stocked): Variation {
  const stock = { totalAvailable: available, ETA: ETA ?? null, items: [] };
  return {
    id,
    name: "Black",
    stock,
    backOrder,
    discontinued: false,
    sale: null,
    product: { name: "Kärna" },
  } as unknown as Variation;
}

async function restore(quantity: number, answer: () => Promise<Variation | null>) {
  const cart = createCartStore(null);
  cart.add({ id: "v1", sku: "KPLA-BLACK", quantity });
  const report = vi.fn<(error: Error) => void>();
  const notices = await restoreCart({ cart, shop: { noBackOrder: false }, fetchVariation: answer, report });
  return { lines: cart.getLines(), notices, reported: report.mock.calls.map(([error]) => error.message) };
}

describe("restoreCart", () => {
  it("keeps a line that can be ordered", async () => {
    const { lines, notices } = await restore(2, async () => toVariation("v1", { available: 5 }));
    expect([lines.length, notices]).toEqual([1, []]);
  });
  it("removes and reports a line whose variation no longer exists [4.15] [8.10]", async () => {
    const { lines, notices, reported } = await restore(2, async () => null);
    expect(lines).toEqual([]);
    expect(notices).toEqual([{ kind: "missing", id: "v1", name: null }]);
    expect(reported).toEqual(["Could not load cart sku (KPLA-BLACK) not found in catalog"]);
  });
  it("removes a line whose variation cannot be ordered [4.16]", async () => {
    const { lines, notices } = await restore(2, async () => toVariation("v1", { available: 0 }));
    expect(lines).toEqual([]);
    expect(notices).toEqual([{ kind: "unavailable", id: "v1", name: "Kärna, Black" }]);
  });
  it("reduces a line to the available quantity [4.17]", async () => {
    const { lines, notices } = await restore(9, async () => toVariation("v1", { available: 4 }));
    expect(lines).toEqual([{ id: "v1", sku: "KPLA-BLACK", quantity: 4 }]);
    expect(notices).toEqual([{ kind: "reduced", id: "v1", name: "Kärna, Black", quantity: 4 }]);
  });
  it("keeps a line that can be backordered", async () => {
    const { lines } = await restore(9, async () =>
      toVariation("v1", { available: 0, ETA: "2030-01-01", backOrder: true }),
    );
    expect(lines).toHaveLength(1);
  });
  it("removes and reports a line that the API refuses [8.10]", async () => {
    const refuse = () => Promise.reject(new ApiError(400, "invalid_request", "Invalid"));
    const { lines, reported } = await restore(1, refuse);
    expect([lines, reported]).toEqual([[], ["Invalid"]]);
  });
  it("keeps and reports a line when the API does not reply", async () => {
    const fail = () => Promise.reject(new ApiError(0, "no_response", "Server did not respond"));
    const { lines, notices, reported } = await restore(1, fail);
    expect([lines.length, notices, reported]).toEqual([1, [], ["Server did not respond"]]);
  });
});
