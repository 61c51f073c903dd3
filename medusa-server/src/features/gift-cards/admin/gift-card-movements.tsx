import { Button, Input, Text } from "@medusajs/ui";
import { toMajor, toMinor } from "@spolverk/domain";
import { useState } from "react";
import type { GiftCardMovement } from "./use-gift-cards.ts";

const kindNames = {
  issued: "Issued",
  spent: "Spent",
  given_back: "Given back",
  paid_out: "Paid out",
} as const;

type GiftCardMovementsProps = {
  movements: GiftCardMovement[];
  isBusy: boolean;
  onGiveBack: (cartId: string, amount: number, key: string) => Promise<boolean>;
  /** Formats minor units. */
  toText: (minor: number) => string;
};

/** A card's movements; beside an order's payment, a form that returns money to the card. */
export function GiftCardMovements({ movements, isBusy, onGiveBack, toText }: GiftCardMovementsProps) {
  const keptOf = (cartId: string | null) =>
    -movements.reduce((sum, { cart_id, amount }) => sum + (cart_id === cartId ? amount : 0), 0);
  return (
    <ul>
      {movements.map(({ id, kind, amount, cart_id, note, created_at }) => (
        <li className="py-1" key={id}>
          <Text size="small">
            {new Date(created_at).toLocaleString()}: {kindNames[kind]} {toText(amount)}
            {note === null ? "" : ` (${note})`}
          </Text>
          {kind === "spent" && cart_id !== null && keptOf(cart_id) > 0 && (
            <GiveBack
              isBusy={isBusy}
              kept={keptOf(cart_id)}
              onGiveBack={(part, key) => onGiveBack(cart_id, part, key)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

const decimal = /^\d+(\.\d{1,2})?$/;

type GiveBackProps = {
  kept: number;
  isBusy: boolean;
  onGiveBack: (amount: number, key: string) => Promise<boolean>;
};

/** Returns money to a card when the goods that it paid for came back. */
function GiveBack({ kept, isBusy, onGiveBack }: GiveBackProps) {
  const [amount, setAmount] = useState("");
  // Idempotency key: a retry after a lost reply does not return the money again.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const change = (typed: string) => {
    setAmount(typed);
    setKey(crypto.randomUUID());
  };
  const minor = decimal.test(amount) ? toMinor(amount) : 0;
  const isAmount = minor > 0 && minor <= kept;
  return (
    <div className="flex items-center gap-2">
      <Input
        aria-label={`Amount to give back, up to ${toMajor(kept)}`}
        className="w-24"
        inputMode="decimal"
        onChange={(event) => change(event.target.value)}
        placeholder={String(toMajor(kept))}
        size="small"
        value={amount}
      />
      <Button
        disabled={isBusy || !isAmount}
        onClick={() => void onGiveBack(minor, key).then((isDone) => isDone && change(""))}
        size="small"
        variant="secondary"
      >
        Give back
      </Button>
    </div>
  );
}
