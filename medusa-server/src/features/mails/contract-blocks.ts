import type { TranslateMail } from "@spolverk/content";
import { toShopDay } from "@spolverk/domain";
import { formatDay } from "../../documents/format-day.ts";
import type { ContractFacts } from "../invoices/terms/contract-facts.ts";
import type { MailBlock } from "../outbox/mail-content.ts";
import type { OrderFacts } from "../orders/order-facts.ts";

/**
 * States the day of the order, the delivery time and the terms; `toSender` names the seller at the end of every mail.
 * An order that awaits approval may never be shipped, so that the mail promises no delivery day for it.
 */
export function toContractBlocks(
  { language, approval }: Pick<OrderFacts, "language" | "approval">,
  { placedOn, delivery, terms, mayWithdraw }: ContractFacts,
  t: TranslateMail,
): MailBlock[] {
  const attached =
    mayWithdraw && terms?.pages.withdrawal ? "contract.attachedToConsumer" : "contract.attached";
  return [
    { kind: "lines", heading: t("contract.placedOn"), lines: [formatDay(placedOn, language)] },
    ...(approval === "awaiting" ? [] : toDeliveryTime(delivery, language, t)),
    ...(terms === null
      ? []
      : [
          {
            kind: "text",
            text: t(attached, { date: formatDay(toShopDay(terms.since.toISOString()), language) }),
          } as const,
        ]),
  ];
}

function toDeliveryTime(
  delivery: ContractFacts["delivery"],
  language: OrderFacts["language"],
  t: TranslateMail,
): MailBlock[] {
  if (delivery === null) return [];
  const { min, max } = delivery.workingDays;
  const days = min === max ? `${max}` : `${min}–${max}`;
  const lines = [
    t("contract.leaves", { date: formatDay(delivery.shipDate, language) }),
    t(max === 1 ? "contract.onTheWayDay" : "contract.onTheWayDays", { days }),
  ];
  return [{ kind: "lines", heading: t("contract.deliveryTime"), lines }];
}
