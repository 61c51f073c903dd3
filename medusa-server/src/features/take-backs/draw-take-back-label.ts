import { createMailTranslate, readShop } from "@spolverk/content";
import { formatCountry, hasTakeBackLabel } from "@spolverk/domain";
import type { Container } from "../../platform/container.ts";
import { z } from "../../platform/zod.ts";
import type { MailFile } from "../outbox/mail-file.ts";
import { toLanguage } from "../outbox/to-language.ts";
import { TAKE_BACK_MODULE } from "./modules/take-back/index.ts";
import { postalAddressSchema, toOrderPostalLines } from "../../documents/postal-lines.ts";
import { readRows } from "../../database/read-rows.ts";
import { toLastDay } from "./to-last-day.ts";
import { renderTakeBackLabel } from "./render-take-back-label.ts";

const orderRow = z.object({
  email: z.string().nullish(),
  shipping_address: postalAddressSchema.nullish(),
  billing_address: postalAddressSchema,
});

/**
 * Renders the label of a take-back on each call: from the order's address to the warehouse.
 *
 * @returns null when the shop does not pay for the parcel, and when the order has been anonymized
 * @throws MedusaError NOT_FOUND without such a take-back
 */
export async function drawTakeBackLabel(container: Container, id: string): Promise<MailFile | null> {
  const takeBacks = container.resolve(TAKE_BACK_MODULE);
  const { is_company: isCompany, state, ...takeBack } = await takeBacks.retrieveTakeBack(id);
  if (!hasTakeBackLabel({ isCompany, state })) return null;
  const [order] = await readRows(container, orderRow, {
    entity: "order",
    fields: ["email", "shipping_address.*", "billing_address.*"],
    filters: { id: takeBack.order_id },
  });
  if (!order?.email) return null;
  const language = toLanguage(takeBack.language);
  const address = order.shipping_address ?? order.billing_address;
  const { warehouse } = readShop();
  const content = await renderTakeBackLabel(
    {
      number: takeBack.number,
      orderNumber: takeBack.order_number,
      language,
      createdAt: takeBack.created_at,
      lastDay: toLastDay(takeBack.expires_at),
      sender: [...toOrderPostalLines(address), formatCountry(address.country_code.toUpperCase(), language)],
      receiver: [
        warehouse.name,
        warehouse.address,
        `${warehouse.postalCode} ${warehouse.city}`,
        formatCountry(warehouse.country.toUpperCase(), language),
      ],
    },
    createMailTranslate(language),
  );
  return { filename: `spolverk-${takeBack.number}.pdf`, type: "application/pdf", content };
}
