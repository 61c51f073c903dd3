import { Container, Heading, StatusBadge, Text } from "@medusajs/ui";
import type { WithdrawalForAdmin } from "../withdrawal-for-admin.ts";
import { nameLanguage } from "../../../admin-parts/name-language.ts";
import { FactList } from "../../../admin-parts/fact-list.tsx";
import { MailLink } from "../../../admin-parts/mail-link.tsx";
import { RefundDue, WithdrawalPeriodBadge, WithdrawalStateBadge } from "./withdrawal-badges.tsx";
import { OrderLink } from "./order-link.tsx";

/** Shows a statement as received, whether it was in time, and the decision. */
export function WithdrawalStatement({ withdrawal }: { withdrawal: WithdrawalForAdmin }) {
  const { number, state, receivedAt, name, email, goods, site, language, isSuspicious } = withdrawal;
  const { decidedAt, decidedBy, reason, order, orderNumber, typedOrderNumber, assignedBy } = withdrawal;
  const facts = [
    { name: "Order", text: <OrderLink withdrawal={withdrawal} /> },
    ...(order?.isOtherEmail
      ? [{ name: "E-mail of the order", text: <OtherEmail email={order.email} /> }]
      : []),
    ...(["", orderNumber].includes(typedOrderNumber)
      ? []
      : [{ name: "Order number as it was typed", text: typedOrderNumber }]),
    ...(assignedBy === null ? [] : [{ name: "Order assigned by", text: assignedBy }]),
    { name: "Name", text: name || "Deleted" },
    { name: "E-mail", text: <MailLink email={email} /> },
    { name: "Withdrawn from", text: email === "" ? "Deleted" : goods || "The whole order" },
    { name: "Site and language", text: `${site}, ${nameLanguage(language)}` },
    ...(state === "received"
      ? [{ name: "Refund due by", text: <RefundDue withdrawal={withdrawal} /> }]
      : [
          {
            name: "Decided",
            text: `${decidedAt === null ? "" : new Date(decidedAt).toLocaleString()}, ${decidedBy ?? ""}`,
          },
        ]),
    ...(reason === null ? [] : [{ name: "Reason", text: reason }]),
  ];
  return (
    <Container className="divide-y p-0">
      <div className="flex items-center justify-between gap-x-4 px-6 py-4">
        <div>
          <Heading level="h1">{number}</Heading>
          <Text className="text-ui-fg-subtle" size="small">
            Received {new Date(receivedAt).toLocaleString()}
          </Text>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {isSuspicious && <StatusBadge color="red">Suspicious</StatusBadge>}
          <WithdrawalPeriodBadge withdrawal={withdrawal} />
          <WithdrawalStateBadge state={state} />
        </div>
      </div>
      <FactList facts={facts} />
    </Container>
  );
}

/** Shows the order's address when it differs from the statement's: the order may belong to another person. */
function OtherEmail({ email }: { email: string }) {
  return (
    <>
      <MailLink email={email} />
      <Text as="span" className="text-ui-fg-error block" size="small">
        Not the address of the statement: make sure that it is the same customer.
      </Text>
    </>
  );
}
