import { describe, expect, it } from "vitest";
import { endpoints } from "../contract/endpoints.ts";
import { createTestShop } from "../testing/create-test-shop.ts";
import { asUser } from "../testing/test-tokens.ts";
import { createAccountDetail, withAccounts } from "../testing/with-accounts.ts";

const createAccount = (id: string, email: string, discountPercentage: number) =>
  createAccountDetail({
    id,
    email,
    agreements: [{ id, target: "All", discountPercentage, validFrom: null, validTo: null }],
  });
const visitors = {
  guest: { headers: {}, accountId: null },
  kim: { headers: asUser("kim@example.com"), accountId: "account-kim" },
  robin: { headers: asUser("robin@example.com"), accountId: "account-robin" },
};
type Name = keyof typeof visitors;
const names = Object.keys(visitors) as Name[];
/** Charged prices of one piece of a filament that costs 248.96 with VAT. */
const prices = { guest: 24_896, kim: 19_917, robin: 18_672 };

const orders = names.flatMap((first) =>
  names
    .filter((name) => name !== first)
    .map((second) => [first, second, names.find((name) => name !== first && name !== second) as Name]),
);

/** The keys of all public GET calls. */
const catalogueKeys = (Object.keys(endpoints) as (keyof typeof endpoints)[]).filter(
  (key) => key.startsWith("GET ") && !("access" in endpoints[key]),
);
const variationId = "id-pla-black";
/** Parameters by call; a call without an entry has none. */
const sample: Readonly<Record<string, Record<string, string>>> = {
  "GET /shop/freeShipping": { site: "se" },
  "GET /messages": { site: "se" },
  "GET /catalog/products": { category: "filaments-by-material>pla", sort: "priceAscending" },
  "GET /inventory": { sku: "PLA-BLACK" },
  "GET /variations": { productId: "id-karna-pla" },
};

function toPath(key: string, accountId: string | null): string {
  const path = key
    .replace("GET ", "")
    .replace("products/{slug}", "products/karna-pla")
    .replace("articles/{slug}", "articles/drying")
    .replace("variations/{id}", `variations/${variationId}`)
    .replace("pages/{name}", "pages/faq");
  const account = accountId === null ? {} : { accountId };
  return `${path}?${new URLSearchParams({ language: "en", ...account, ...sample[key] }).toString()}`;
}

function createShop() {
  return createTestShop({
    ...withAccounts({
      "kim@example.com": [{ account: createAccount("account-kim", "kim@example.com", 20), role: "owner" }],
      "robin@example.com": [
        { account: createAccount("account-robin", "robin@example.com", 25), role: "owner" },
      ],
    }),
  });
}

describe.each(orders)("visited by %s, then %s, then %s", (...visits) => {
  it("every page of the catalogue is identical for all, byte by byte [6.6]", async () => {
    const shop = createShop();
    for (const key of catalogueKeys) {
      const answers = [];
      for (const name of visits) {
        const { headers, accountId } = visitors[name];
        const response = await shop.app.request(`/api${toPath(key, accountId)}`, { headers });
        answers.push({ status: response.status, text: await response.text() });
      }
      // Each call has its own request id, which a refusal contains.
      const bodies = answers.map(({ text }) => text.replaceAll(/"requestId":"[^"]+"/g, ""));
      expect(
        answers.map(({ status }) => status),
        key,
      ).toEqual([200, 200, 200]);
      expect(new Set(bodies).size, key).toBe(1);
    }
  });

  it("a checkout has the prices of its own account only, and cannot be cached [6.6]", async () => {
    const shop = createShop();
    const started = new Map<Name, string>();
    for (const name of visits) {
      const { headers, accountId } = visitors[name];
      const query = accountId === null ? "language=en" : `language=en&accountId=${accountId}`;
      const body = { site: "se", lines: [{ id: variationId, quantity: 1 }] };
      const { reply, headers: replied } = await shop.post<{ id: string; lines: { unitPrice: number }[] }>(
        `/checkout?${query}`,
        body,
        headers,
      );
      expect(reply.lines.map(({ unitPrice }) => unitPrice)).toEqual([prices[name]]);
      expect(replied.get("Cache-Control")).toBe("no-store");
      started.set(name, reply.id);
    }
    for (const owner of names) {
      for (const name of visits) {
        const { headers, accountId } = visitors[name];
        const query = accountId === null ? "language=en" : `language=en&accountId=${accountId}`;
        const response = await shop.app.request(`/api/checkout/${started.get(owner)}?${query}`, { headers });
        const text = await response.text();
        const isOpen = owner === "guest" || owner === name;
        expect([response.ok, response.headers.get("Cache-Control")]).toEqual([isOpen, "no-store"]);
        expect(text.includes(String(prices[owner])), `${owner}'s seen by ${name}`).toBe(isOpen);
      }
    }
  });
});

it("a list of accounts with their contract prices cannot be cached", async () => {
  const { headers } = await createShop().get("/account/list", visitors.kim.headers);
  expect(headers.get("Cache-Control")).toContain("no-store");
});
