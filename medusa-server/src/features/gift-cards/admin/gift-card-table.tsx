import { Button, StatusBadge, Text, usePrompt } from "@medusajs/ui";
import { toMajor } from "@spolverk/domain";
import { Link } from "react-router-dom";
import { formatLastDay } from "../../../admin-parts/format-last-day.ts";
import { type ListColumn, ListTable } from "../../../admin-parts/list-table.tsx";
import { GiftCardMovements } from "./gift-card-movements.tsx";
import { GiftCardPayOut } from "./gift-card-pay-out.tsx";
import type { GiftCard, useGiftCards } from "./use-gift-cards.ts";

const toAmount = (minor: number, currency: string) =>
  new Intl.NumberFormat(undefined, { style: "currency", currency }).format(toMajor(minor));

type Cards = ReturnType<typeof useGiftCards>;

const toColumns = (
  { isBusy, giveBack, payOut }: Cards,
  onDisable: (card: GiftCard) => void,
): ListColumn<GiftCard>[] => [
  {
    header: "Card",
    cell: (card) => (
      <Link className="whitespace-nowrap" to={`/orders/${card.order_id}`}>
        … {card.last_characters}
      </Link>
    ),
  },
  {
    header: "On it",
    cell: ({ balance, value, currency_code }) =>
      `${toAmount(balance, currency_code)} of ${toAmount(value, currency_code)}`,
  },
  { header: "State", cell: (card) => <State card={card} /> },
  {
    header: "What moved",
    cell: (card) => (
      <GiftCardMovements
        isBusy={isBusy}
        movements={card.movements}
        onGiveBack={giveBack}
        toText={(minor) => toAmount(minor, card.currency_code)}
      />
    ),
  },
  {
    header: <span className="sr-only">Action</span>,
    cell: (card) =>
      card.disabled_at === null && (
        <>
          <Button
            aria-label={`Disable the gift card ending in ${card.last_characters}`}
            disabled={isBusy}
            onClick={() => onDisable(card)}
            size="small"
            variant="secondary"
          >
            Disable
          </Button>
          {card.balance > 0 && (
            <GiftCardPayOut
              isBusy={isBusy}
              lastCharacters={card.last_characters}
              onPayOut={(note, key) => payOut(card.id, note, key)}
            />
          )}
        </>
      ),
  },
];

/** Gift cards with their balances and the last characters of their codes. */
export function GiftCardTable({ cards }: { cards: Cards }) {
  const { data, list, disable } = cards;
  const ask = usePrompt();
  async function confirmDisable({ id, last_characters }: GiftCard): Promise<void> {
    const isSure = await ask({
      title: `Disable the gift card ending in ${last_characters}?`,
      description: "It can be spent no more, and this cannot be undone.",
      confirmText: "Disable",
    });
    if (isSure) disable(id);
  }
  return (
    <ListTable
      columns={toColumns(cards, (card) => void confirmDisable(card))}
      emptyText="There is no gift card yet."
      list={list}
      rows={data?.gift_cards ?? []}
    />
  );
}

function State({ card }: { card: GiftCard }) {
  if (card.disabled_at !== null) {
    return (
      <>
        <StatusBadge color="red">disabled</StatusBadge>
        <Text className="text-ui-fg-subtle" size="xsmall">
          {card.disabled_reason}
        </Text>
      </>
    );
  }
  const isExpired = card.is_expired;
  return (
    <>
      <StatusBadge color={isExpired ? "grey" : "green"}>{isExpired ? "expired" : "valid"}</StatusBadge>
      <Text className="text-ui-fg-subtle" size="xsmall">
        {card.expires_at === null ? "without end" : `until ${formatLastDay(card.expires_at)}`}
      </Text>
    </>
  );
}
