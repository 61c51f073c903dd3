import { Container, Heading, StatusBadge, Text } from "@medusajs/ui";
import { Link } from "react-router-dom";
import type { TakeBackForAdmin } from "../take-back-for-admin.ts";
import { listTakeBackFacts } from "./list-take-back-facts.ts";
import { takeBackStateColors, takeBackStateNames } from "./take-back-names.ts";
import { DownloadLink } from "../../../admin-parts/download-link.tsx";
import { FactList } from "../../../admin-parts/fact-list.tsx";
import { formatLastDay } from "../../../admin-parts/format-last-day.ts";
import { formatShopDay } from "../../../admin-parts/format-shop-day.ts";
import { MailLink } from "../../../admin-parts/mail-link.tsx";

/** Shows the returned goods and their order, with the label and the fee's invoice. */
export function TakeBackRequest({ takeBack }: { takeBack: TakeBackForAdmin }) {
  const { id, number, state, orderId, orderNumber, email, createdAt, lastDay, hasLabel, feeSek } = takeBack;
  return (
    <Container className="divide-y p-0">
      <div className="flex items-center justify-between gap-x-4 px-6 py-4">
        <div>
          <Heading level="h1">{number}</Heading>
          <Text className="text-ui-fg-subtle" size="small">
            Created {formatShopDay(createdAt)}
            {state === "created" && `, to be sent by ${formatLastDay(lastDay)}`}
          </Text>
        </div>
        <div className="flex items-center gap-x-2">
          <StatusBadge color={takeBackStateColors[state]}>{takeBackStateNames[state]}</StatusBadge>
          {hasLabel && <DownloadLink path={`take-backs/${id}/label`}>Label</DownloadLink>}
          {feeSek !== null && (
            <DownloadLink path={`take-backs/${id}/invoice`}>Invoice of the fee</DownloadLink>
          )}
        </div>
      </div>
      <FactList
        facts={[
          {
            name: "Order",
            text: (
              <Link className="text-ui-fg-interactive" to={`/orders/${orderId}`}>
                #{orderNumber}
              </Link>
            ),
          },
          { name: "E-mail", text: <MailLink email={email} /> },
          ...listTakeBackFacts(takeBack),
        ]}
      />
    </Container>
  );
}
