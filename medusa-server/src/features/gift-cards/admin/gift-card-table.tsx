import { Button, StatusBadge, Table, Text, usePrompt } from "@medusajs/ui";
import { toMajor } from "@spolverk/domain";
import { Link } from "react-router-dom";
import type { GiftCard } from "./use-gift-cards.ts";
import { formatLastDay } from "../../../admin-parts/format-last-day.ts";
import { GiftCardPayOut } from "./gift-card-pay-out.tsx";
import { GiftCardMovements } from "./gift-card-movements.tsx";

const toAmount = (minor: number, currency: string) =>
  new Intl.NumberFormat(undefined, { style: "currency", currency }).format(toMajor(minor));

type GiftCardTableProps = {
  cards: GiftCard[];
  isBusy: boolean;
  onDisable: (id: string) => void;
  onGiveBack: (cartId: string, amount: number, key: string) => Promise<boolean>;
  onPayOut: (id: string, note: string, key: string) => Promise<boolean>;
};

/** Gift cards with what is on them; of their codes the last characters only. */
export function GiftCardTable({ cards, isBusy, onDisable, onGiveBack, onPayOut }: GiftCardTableProps) {
  const ask = usePrompt();
  async function disable({ id, last_characters }: GiftCard): Promise<void> {
    const isSure = await ask({
      title: `Disable the gift card ending in ${last_characters}?`,
      description: "It can be spent no more, and this cannot be undone.",
      confirmText: "Disable",
    });
    if (isSure) onDisable(id);
  }
  return (
    <Table>
      <Table.Header>
        <Table.Row>
          <Table.HeaderCell>Card</Table.HeaderCell>
          <Table.HeaderCell>On it</Table.HeaderCell>
          <Table.HeaderCell>State</Table.HeaderCell>
          <Table.HeaderCell>What moved</Table.HeaderCell>
          <Table.HeaderCell>
            <span className="sr-only">Action</span>
          </Table.HeaderCell>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {cards.map((card) => (
          <Table.Row key={card.id}>
            <Table.Cell>
              <Link to={`/orders/${card.order_id}`}>… {card.last_characters}</Link>
            </Table.Cell>
            <Table.Cell>
              {toAmount(card.balance, card.currency_code)} of {toAmount(card.value, card.currency_code)}
            </Table.Cell>
            <Table.Cell>
              <State card={card} />
            </Table.Cell>
            <Table.Cell>
              <GiftCardMovements
                isBusy={isBusy}
                movements={card.movements}
                onGiveBack={onGiveBack}
                toText={(minor) => toAmount(minor, card.currency_code)}
              />
            </Table.Cell>
            <Table.Cell>
              {card.disabled_at === null && (
                <Button
                  aria-label={`Disable the gift card ending in ${card.last_characters}`}
                  disabled={isBusy}
                  onClick={() => void disable(card)}
                  size="small"
                  variant="secondary"
                >
                  Disable
                </Button>
              )}
              {card.balance > 0 && card.disabled_at === null && (
                <GiftCardPayOut
                  isBusy={isBusy}
                  lastCharacters={card.last_characters}
                  onPayOut={(note, key) => onPayOut(card.id, note, key)}
                />
              )}
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table>
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
