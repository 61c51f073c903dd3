import { defineRouteConfig } from "@medusajs/admin-sdk";
import { Gift } from "@medusajs/icons";
import { Container, Heading, Text } from "@medusajs/ui";
import { useState } from "react";
import { pageSize } from "../../../../../admin-parts/page-size.ts";
import { useGiftCards } from "../../use-gift-cards.ts";
import { FormPlaceholder } from "../../../../../admin-parts/form-section.tsx";
import { GiftCardTable } from "../../gift-card-table.tsx";
import { PageTurner } from "../../../../../admin-parts/page-turner.tsx";

const title = "Gift cards";

/** The gift cards that were sold. */
function GiftCardsPage() {
  const [pageIndex, setPageIndex] = useState(0);
  const cards = useGiftCards({ offset: pageIndex * pageSize, limit: pageSize });
  if (cards.data === undefined) return <FormPlaceholder title={title} error={cards.loadError} />;
  return (
    <Container className="divide-y p-0">
      <div className="px-6 py-4">
        <Heading level="h1">{title}</Heading>
        <Text className="text-ui-fg-subtle" size="small">
          Issued by mail when their order is paid. A mail can be sent again from the page Mails. Paying out
          empties a card; the money itself is sent outside the shop.
        </Text>
      </div>
      <GiftCardTable
        cards={cards.data.gift_cards}
        isBusy={cards.isBusy}
        onDisable={cards.disable}
        onGiveBack={cards.giveBack}
        onPayOut={cards.payOut}
      />
      <PageTurner count={cards.data.count} onPage={setPageIndex} pageIndex={pageIndex} />
    </Container>
  );
}

export const config = defineRouteConfig({ label: title, icon: Gift });

export default GiftCardsPage;
