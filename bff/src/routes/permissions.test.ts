import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AccountRole } from "@spolverk/domain";
import { createTokenVerifier } from "../auth/verify-token.ts";
import type { Endpoint } from "../contract/endpoint.ts";
import { type Endpoints, endpoints } from "../contract/endpoints.ts";
import { type ErrorReply, errorStatuses } from "../contract/error.ts";
import { examples } from "../http/open-api-examples.ts";
import { createTestShop, type TestShop } from "../testing/create-test-shop.ts";
import { startIdentityProvider } from "../testing/identity-provider.ts";
import { type CallerKind, callers, type Needs, refusals } from "../testing/permission-refusals.ts";

type Key = keyof Endpoints;

/** The required access, repeated here so that a mistake in the contract does not open an endpoint unnoticed. */
const permissions: Record<Key, Needs> = {
  "GET /shop": "nothing",
  "GET /shop/freeShipping": "nothing",
  "GET /messages": "nothing",
  "GET /catalog/categories": "nothing",
  "GET /catalog/products": "nothing",
  "GET /catalog/products/{slug}": "nothing",
  "GET /catalog/products/{slug}/articles": "nothing",
  "GET /catalog/variations/{id}": "nothing",
  "GET /catalog/variations/{id}/stock": "nothing",
  "GET /inventory": "nothing",
  "GET /variations": "nothing",
  "GET /articles": "nothing",
  "GET /articles/{slug}": "nothing",
  "GET /articles/{slug}/products": "nothing",
  "GET /pages": "nothing",
  "GET /pages/{name}": "nothing",
  "POST /contact": "nothing",
  "POST /suggestion": "nothing",
  "POST /enquiry/affiliate": "nothing",
  "POST /enquiry/reseller": "nothing",
  "POST /enquiry/partner": "nothing",
  "POST /enquiry/endProductUse": "nothing",
  "POST /enquiry/customFilament": "nothing",
  "POST /enquiry/careers": "nothing",
  "POST /upload": "nothing",
  "POST /upload/remove": "nothing",
  "POST /takeback": "nothing",
  "POST /takeback/show": "nothing",
  "POST /takeback/sent": "nothing",
  "POST /takeback/label": "nothing",
  "POST /withdrawal": "nothing",
  "GET /resellers": "nothing",
  "POST /stockNotification": "nothing",
  "POST /stockNotification/confirm": "nothing",
  "POST /stockNotification/unsubscribe": "nothing",
  "POST /sendgrid/newsletter": "nothing",
  "POST /newsletter/confirm": "nothing",
  "POST /newsletter/unsubscribe/{token}": "nothing",
  "POST /checkout": "shopper",
  "GET /checkout/{id}": "shopper",
  "POST /checkout/{id}/account": "shopper",
  "POST /checkout/{id}/lines": "shopper",
  "POST /checkout/{id}/country": "shopper",
  "POST /checkout/{id}/company": "shopper",
  "POST /checkout/{id}/currency": "shopper",
  "POST /checkout/{id}/noVatNumber": "shopper",
  "POST /checkout/{id}/address": "shopper",
  "POST /checkout/{id}/shipping": "shopper",
  "POST /checkout/{id}/agent": "shopper",
  "POST /checkout/{id}/shippingComplete": "shopper",
  "POST /checkout/{id}/coupon": "shopper",
  "POST /checkout/{id}/points": "shopper",
  "POST /checkout/{id}/giftCard": "shopper",
  "POST /checkout/{id}/payment": "shopper",
  "POST /checkout/{id}/place": "shopper",
  "GET /checkout/{id}/swishStatus/{swishId}": "shopper",
  "GET /account/list": "user",
  "POST /account/create": "user",
  "POST /account/acceptInvitation": "user",
  "GET /account/{id}": "viewer",
  "POST /account/{id}/settings": "owner",
  "POST /account/{id}/saveAddress": "buyer",
  "POST /account/{id}/removeAddress": "buyer",
  "GET /account/{id}/members": "owner",
  "POST /account/{id}/invite": "owner",
  "POST /account/{id}/removeInvitation": "owner",
  "POST /account/{id}/changeRole": "owner",
  "POST /account/{id}/removeMember": "owner",
  "GET /account/{id}/wishlist": "viewer",
  "POST /account/{id}/wishlist": "viewer",
  "GET /account/{id}/orders": "viewer",
  "POST /account/{id}/claimOrders": "owner",
  "GET /account/{id}/orders/{orderId}": "viewer",
  "GET /account/{id}/orders/{orderId}/invoice": "viewer",
  "POST /account/{id}/orders/{orderId}/cancel": "buyer",
  "POST /account/{id}/orders/{orderId}/return": "buyer",
  "GET /account/{id}/loyalty": "viewer",
  "GET /account/{id}/loyalty/activity": "viewer",
  "GET /account/{id}/earlySales": "viewer",
  "POST /account/{id}/join": "owner",
  "POST /account/{id}/leaveClub": "owner",
  "POST /account/{id}/sendReferal": "owner",
  "GET /account/{id}/takebacks": "viewer",
  "GET /account/{id}/export": "owner",
  "POST /account/{id}/delete": "owner",
};

const refusedFor = new Set<string>([
  "sign_in_required",
  "token_invalid",
  "token_expired",
  "email_not_verified",
  "sign_in_unavailable",
  "account_forbidden",
  "role_insufficient",
]);

/**
 * Maps a reply to a refusal of access, or to "let in" for every other reply, for instance when the goods of the example
 * do not exist.
 */
function toOutcome(status: number, { code }: ErrorReply): string {
  return status >= 500 || refusedFor.has(code) ? `${status} ${code}` : "let in";
}

const now = new Date("2026-03-02T10:00:00.000Z");
const roles = ["owner", "buyer", "viewer"] as const;
const toEmail = (role: AccountRole | "outsider") => `${role}@example.com`;
let provider: Awaited<ReturnType<typeof startIdentityProvider>>;
beforeAll(async () => {
  provider = await startIdentityProvider(now);
});
afterAll(() => provider.stop());

async function tokenOf(kind: CallerKind): Promise<string | null> {
  const owner = toEmail("owner");
  switch (kind) {
    case "signed out":
      return null;
    case "unverified":
      return provider.signUnverified(owner);
    case "owner":
    case "buyer":
    case "viewer":
      return provider.sign(toEmail(kind));
    case "member of another account":
      return provider.sign(toEmail("outsider"));
    case "wrong audience":
      return provider.signForOther(owner);
    case "expired":
      return provider.signExpired(owner);
    case "tampered":
      return provider.tamper(owner);
    case "alg none":
      return provider.forgeUnsigned(owner);
    case "HS256 with the public key":
      return provider.forgeByPublicKey(owner);
  }
}

/** Opens a shop with an account that has a member in each role, and an account of another user. */
async function openShop() {
  const verifyToken = createTokenVerifier({ ...provider, now: () => now });
  const shop = createTestShop({ verifyToken });
  const { store } = shop;
  const toUser = (role: AccountRole | "outsider") => ({
    subject: `auth0|${toEmail(role)}`,
    email: toEmail(role),
  });
  const first = { referralToken: null, company: null };
  const { id } = await store.createAccount(toUser("owner"), first);
  await store.createAccount(toUser("outsider"), first);
  for (const role of roles.slice(1)) {
    const invitation = { role, inviter: null, invitedBy: toEmail("owner"), language: "sv", site: "se" };
    await store.inviteMember(id, { ...invitation, email: toEmail(role) });
    await store.acceptInvitation(toUser(role), shop.invitationMails.at(-1)?.token ?? "");
  }
  return { shop, accountId: id };
}

type Example = {
  params?: Record<string, string>;
  query?: Record<string, string | number>;
  body?: unknown;
};

/** Sends the example of an endpoint for an account, in its path or, for a checkout, its query. */
async function call(shop: TestShop, key: Key, accountId: string, token: string | null) {
  const [method, template] = key.split(" ") as ["GET" | "POST", string];
  const example = examples[key] as Example;
  const params = { ...example.params, ...(key.includes("/account/{id}") && { id: accountId }) };
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name: keyof typeof params) =>
    encodeURIComponent(params[name] ?? ""),
  );
  const query = new URLSearchParams({ language: "en" });
  for (const [name, value] of Object.entries(example.query ?? {})) query.set(name, String(value));
  if (permissions[key] === "shopper") query.set("accountId", accountId);
  const headers: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
  const address = `${path}?${query.toString()}`;
  return method === "GET" ? shop.get(address, headers) : shop.post(address, example.body ?? "", headers);
}

describe("the permission matrix", () => {
  it("contains a row for every endpoint, equal to the contract", () => {
    const contract = Object.entries(endpoints as Record<string, Endpoint>).map(
      ([key, { access = "nothing" }]) => [key, access],
    );
    expect(Object.fromEntries(contract)).toEqual(permissions);
  });

  describe.each(Object.entries(permissions) as [Key, Needs][])("%s, which needs %s,", (key, needs) => {
    it.each(callers)("%s", async (kind) => {
      const { shop, accountId } = await openShop();
      const { status, reply, headers } = await call(shop, key, accountId, await tokenOf(kind));
      const isRead = needs === "shopper" && key.startsWith("GET") && kind === "viewer";
      const refusal = needs === "nothing" || isRead ? null : refusals[needs][kind];
      const expected = refusal === null ? "let in" : `${errorStatuses[refusal]} ${refusal}`;
      expect(toOutcome(status, reply)).toBe(expected);
      // Neither account data nor refusals may be cached.
      expect(needs === "nothing" || headers.get("cache-control") === "no-store").toBe(true);
    });
  });
});

const ofAccounts = (Object.keys(permissions) as Key[]).filter(
  (key) => !["nothing", "user"].includes(permissions[key]),
);

describe("an account of which the user is not a member", () => {
  it.each(ofAccounts)(
    "gets the same refusal by %s, word for word, as one that does not exist",
    async (key) => {
      const { shop, accountId } = await openShop();
      const token = await provider.sign(toEmail("outsider"));
      const toComparable = ({
        status,
        reply,
        headers,
      }: {
        status: number;
        reply: ErrorReply;
        headers: Headers;
      }) => {
        const { requestId, ...rest } = reply;
        const fields = [...headers].filter(([name]) => !["x-request-id", "ratelimit"].includes(name));
        expect(requestId).toBe(headers.get("x-request-id"));
        return JSON.stringify({ status, rest, fields });
      };
      const foreign = toComparable(await call(shop, key, accountId, token));
      const unknown = toComparable(await call(shop, key, "account-unknown", token));
      expect(foreign).toContain('"account_forbidden"');
      expect(unknown).toBe(foreign);
    },
  );
});

describe("a guest's checkout", () => {
  it.each(["GET /checkout/{id}", "POST /checkout/{id}/company"] as const)(
    "opens by its id alone for %s, whether or not a user is signed in",
    async (key) => {
      const { shop } = await openShop();
      const lines = [{ id: "id-pla-black", quantity: 1 }];
      const started = await shop.post<{ id: string }>("/checkout", { site: "se", lines });
      const path = key.replace(/^\w+ /, "").replace("{id}", started.reply.id);
      const token = await provider.sign(toEmail("outsider"));
      for (const headers of [{}, { authorization: `Bearer ${token}` }]) {
        const answer = key.startsWith("GET")
          ? await shop.get(path, headers)
          : await shop.post(path, { company: false }, headers);
        expect(answer.status).toBe(200);
      }
    },
  );
});
