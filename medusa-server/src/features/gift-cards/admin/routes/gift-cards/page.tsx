import { defineRouteConfig } from "@medusajs/admin-sdk";
import { Gift } from "@medusajs/icons";
import { Container } from "@medusajs/ui";
import { ListHead } from "../../../../../admin-parts/list-head.tsx";
import { GiftCardTable } from "../../gift-card-table.tsx";
import { useGiftCards } from "../../use-gift-cards.ts";

const title = "Gift cards";

/** The page of the sold gift cards. */
function GiftCardsPage() {
  return (
    <Container className="divide-y p-0">
      <ListHead
        hint="Issued by mail when their order is paid. A mail can be sent again from the page Mails. Paying out empties a card; the money itself is sent outside the shop."
        title={title}
      />
      <GiftCardTable cards={useGiftCards()} />
    </Container>
  );
}

export const config = defineRouteConfig({ label: title, icon: Gift });

export default GiftCardsPage;
