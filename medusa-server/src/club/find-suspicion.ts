import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { isSameRecipient } from "@spolverk/domain";
import { expectPresent } from "../expect-present.ts";
import { ACCOUNT_MODULE } from "../modules/account/index.ts";
import type AccountModuleService from "../modules/account/service.ts";
import type { ReferralReason } from "../modules/club/referral-reasons.ts";
import { readBySql } from "../read-by-sql.ts";
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
/** Their last orders. */
const inviterSql = `select ${orderColumns} from "purchase" u
  left join "checkout" c on c."id" = u."checkout_id"
  where u."account_id" = ? and u."order_id" is not null and u."priced" is not null and u."deleted_at" is null
  order by u."created_at" desc limit 50`;

const toAddresses = ({ billing, shipping }: z.infer<typeof orderRow>): Address[] =>
  shipping === null ? [billing] : [billing, shipping];

/**
 * Why an order of a friend looks like one of the member who has invited that friend; null when it does not.
 *
 * @throws when Stripe, which knows the cards, does not answer
 */
export async function findSuspicion(
  container: MedusaContainer,
  { inviterId, orderId }: { inviterId: string; orderId: string },
): Promise<ReferralReason | null> {
  const accounts: AccountModuleService = container.resolve(ACCOUNT_MODULE);
  const [[found], orders, addresses] = await Promise.all([
    readBySql(container, orderRow, friendSql, [orderId]),
    readBySql(container, orderRow, inviterSql, [inviterId]),
    accounts.listAccountAddresses({ account_id: inviterId }, { take: null }),
  ]);
  const order = expectPresent(found, `order ${orderId}`);
  const known = [
    ...orders.flatMap(toAddresses),
    ...addresses.map(({ first_name, last_name, address_line_1, zip, country }) => ({
      firstName: first_name,
      lastName: last_name,
      addressLine1: address_line_1,
      zip,
      country,
    })),
  ];
  if (toAddresses(order).some((address) => known.some((other) => isSameRecipient(address, other)))) {
    return "same_name_and_address";
  }
  const [cards, knownCards] = await Promise.all([
    findCardFingerprints(container, [orderId]),
    findCardFingerprints(
      container,
      orders.map(({ order_id }) => order_id),
    ),
  ]);
  if ([...cards].some((card) => knownCards.has(card))) return "same_card";
  const { client_hash: client } = order;
  return client !== null && orders.some(({ client_hash }) => client_hash === client) ? "same_client" : null;
}
