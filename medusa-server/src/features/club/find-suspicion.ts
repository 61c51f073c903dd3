import { isSameRecipient } from "@spolverk/domain";
import type { Container } from "../../platform/container.ts";
import { z } from "../../platform/zod.ts";
import { expectPresent } from "../../database/expect-present.ts";
import { ACCOUNT_MODULE } from "../accounts/modules/account/index.ts";
import type { ReferralReason } from "./modules/club/referral-reasons.ts";
import { readBySql } from "../../database/read-by-sql.ts";
import { findCardFingerprints } from "./find-card-fingerprints.ts";

const addressSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  addressLine1: z.string(),
  zip: z.string(),
  country: z.string(),
});
type Address = z.infer<typeof addressSchema>;

const orderRow = z.object({
  order_id: z.string(),
  billing: addressSchema,
  shipping: addressSchema.nullable(),
  client_hash: z.string().nullable(),
});

const orderColumns = `u."order_id", u."priced"->'billing' as "billing", nullif(u."priced"->'shipping', 'null'::jsonb) as "shipping",
  c."client_hash"`;
const friendSql = `select ${orderColumns} from "purchase" u
  left join "checkout" c on c."id" = u."checkout_id" where u."order_id" = ? and u."priced" is not null`;
/** The inviter's last orders. */
const inviterSql = `select ${orderColumns} from "purchase" u
  left join "checkout" c on c."id" = u."checkout_id"
  where u."account_id" = ? and u."order_id" is not null and u."priced" is not null and u."deleted_at" is null
  order by u."created_at" desc limit 50`;

const toAddresses = ({ billing, shipping }: z.infer<typeof orderRow>): Address[] =>
  shipping === null ? [billing] : [billing, shipping];

/** A friend's order, placed or about to be placed. */
type FriendOrder = {
  addresses: readonly Address[];
  clientHash: string | null;
  /** The order whose card is compared; null before the order exists. */
  orderId: string | null;
};

/**
 * Tells why a friend's order looks like one of the inviting member's own; null when it does not.
 *
 * @throws when Stripe, which stores the cards, does not answer
 */
export async function findSuspicionOfOrder(
  container: Container,
  { inviterId, orderId }: { inviterId: string; orderId: string },
): Promise<ReferralReason | null> {
  const [found] = await readBySql(container, orderRow, friendSql, [orderId]);
  const order = expectPresent(found, `order ${orderId}`);
  const { client_hash: clientHash } = order;
  return findSuspicion(container, inviterId, { addresses: toAddresses(order), clientHash, orderId });
}

/** Tells why a friend's order that is about to be placed looks like the inviter's own. Its card is not known yet. */
export function findSuspicionOfCart(
  container: Container,
  inviterId: string,
  cart: { billing: Address; shipping: Address | null; clientHash: string | null },
): Promise<ReferralReason | null> {
  const { billing, shipping, clientHash } = cart;
  const addresses = shipping === null ? [billing] : [billing, shipping];
  return findSuspicion(container, inviterId, { addresses, clientHash, orderId: null });
}

async function findSuspicion(
  container: Container,
  inviterId: string,
  { addresses, clientHash, orderId }: FriendOrder,
): Promise<ReferralReason | null> {
  const accounts = container.resolve(ACCOUNT_MODULE);
  const [orders, kept] = await Promise.all([
    readBySql(container, orderRow, inviterSql, [inviterId]),
    accounts.listAccountAddresses({ account_id: inviterId }, { take: null }),
  ]);
  const known = [
    ...orders.flatMap(toAddresses),
    ...kept.map(({ first_name, last_name, address_line_1, zip, country }) => ({
      firstName: first_name,
      lastName: last_name,
      addressLine1: address_line_1,
      zip,
      country,
    })),
  ];
  if (addresses.some((address) => known.some((other) => isSameRecipient(address, other)))) {
    return "same_name_and_address";
  }
  const ofInviter = orders.map(({ order_id }) => order_id);
  if (orderId !== null && (await isSameCard(container, orderId, ofInviter))) return "same_card";
  return clientHash !== null && orders.some(({ client_hash }) => client_hash === clientHash)
    ? "same_client"
    : null;
}

async function isSameCard(container: Container, orderId: string, others: string[]): Promise<boolean> {
  const [cards, known] = await Promise.all([
    findCardFingerprints(container, [orderId]),
    findCardFingerprints(container, others),
  ]);
  return [...cards].some((card) => known.has(card));
}
