import type { Checkout } from "../contract/checkout.ts";
import type { TestShop } from "./create-test-shop.ts";

type Line = { id: string; quantity: number };

/** The fields of both forms: name and address. */
export const recipient = {
  firstName: "Åsa",
  lastName: "Öberg",
  addressLine1: "Stora Södergatan 1",
  zip: "222 23",
  city: "Lund",
  country: "SE",
};
export const individual = { ...recipient, cellNumber: "070-123 45 67" };
export const company = { ...individual, company: "Fräs AB", organizationNumber: "556036-0793" };
/** The seller is in Sweden, so this VAT number decides whether VAT is charged. */
export const germanCompany = {
  ...individual,
  company: "Weber Modellbau GmbH",
  organizationNumber: "HRB 86891",
  vatNumber: "DE136695976",
  addressLine1: "Hauptstraße 5",
  zip: "10115",
  city: "Berlin",
  country: "DE",
  cellNumber: "+49 1512 3456789",
};

/** The target of a shopper's calls: the app in this process, or a running shop. */
export type CheckoutCalls = Pick<TestShop, "get" | "post">;

type WalkOptions = {
  site?: string;
  currency?: string;
  billing?: object;
  shipping?: object;
  isCompany?: boolean;
  /** The member who buys for an account; without a member, a guest buys. */
  member?: Member;
};
/** A user's headers, and the account that the user acts for. */
type Member = { headers: Record<string, string>; accountId: string };

/** Starts a checkout and sets customer and addresses; every step has to succeed. */
export async function walkToAddress(
  shop: CheckoutCalls,
  lines: readonly Line[],
  options: WalkOptions = {},
): Promise<Checkout> {
  const { site = "se", currency, billing = individual, shipping = null, isCompany = false, member } = options;
  const post = (path: string, body: object) => expectOk(shop, path, body, member);
  const started = await post("/checkout", { site, currency, company: isCompany, lines });
  const path = `/checkout/${started.id}`;
  await post(`${path}/account`, { email: "asa@example.com" });
  if (started.company !== isCompany) await post(`${path}/company`, { company: isCompany });
  return post(`${path}/address`, { billing, shipping });
}

/** Starts a checkout and goes on to the payment step; every step has to succeed. */
export async function walkToPayment(
  shop: CheckoutCalls,
  lines: readonly Line[],
  options: WalkOptions & { optionId?: string } = {},
): Promise<Checkout> {
  const addressed = await walkToAddress(shop, lines, options);
  const path = `/checkout/${addressed.id}`;
  const [first] = addressed.shippingOptions;
  if (!first) return addressed;
  const { member } = options;
  const { servicePoints } = await expectOk(
    shop,
    `${path}/shipping`,
    { optionId: options.optionId ?? first.id },
    member,
  );
  const [nearest] = servicePoints?.points ?? [];
  if (nearest) await expectOk(shop, `${path}/agent`, { servicePointId: nearest.id }, member);
  return expectOk(shop, `${path}/shippingComplete`, {}, member);
}

/** Takes a checkout to the point where it can be placed. */
export async function walkToPlacing(
  shop: CheckoutCalls,
  lines: readonly Line[],
  options: Parameters<typeof walkToPayment>[2] & { method?: string } = {},
): Promise<Checkout> {
  const { id } = await walkToPayment(shop, lines, options);
  const body = { method: options.method ?? "stripe" };
  return expectOk(shop, `/checkout/${id}/payment`, body, options.member);
}

/** The body that places a checkout as shown. */
export function acceptanceOf(checkout: Checkout) {
  return {
    acceptTerms: true,
    expectedTotal: checkout.totals.total,
    expectedToPay: checkout.totals.toPay,
    expectedDigest: checkout.digest,
    expectedLines: checkout.lines.map(({ id, quantity }) => ({ id, quantity })),
    expectedBackOrders: checkout.lines.flatMap(({ id, isBackOrder }) => (isBackOrder ? [id] : [])),
  };
}

async function expectOk(
  shop: CheckoutCalls,
  path: string,
  body: unknown,
  member?: Member,
): Promise<Checkout> {
  const query = member ? `accountId=${member.accountId}&language=en` : "language=en";
  const { status, reply } = await shop.post<Checkout>(`${path}?${query}`, body, member?.headers);
  if (status >= 300) throw new Error(`${path}: ${status} ${JSON.stringify(reply)}`);
  return reply;
}
