import { Button, Input } from "@medusajs/ui";
import { useState } from "react";

type GiftCardPayOutProps = {
  lastCharacters: string;
  isBusy: boolean;
  onPayOut: (note: string, key: string) => Promise<boolean>;
};

/**
 * Records that the balance of a card was paid out in money outside the shop: empties the card, with the reason and the
 * way of payment.
 */
export function GiftCardPayOut({ lastCharacters, isBusy, onPayOut }: GiftCardPayOutProps) {
  const [note, setNote] = useState("");
  // Idempotency key: a retry after a lost reply does not record a second payout.
  const [key] = useState(() => crypto.randomUUID());
  return (
    <div className="mt-2 flex items-center gap-2">
      <Input
        aria-label={`Why the gift card ending in ${lastCharacters} is paid out, and how`}
        className="w-40"
        maxLength={200}
        onChange={(event) => setNote(event.target.value)}
        placeholder="Reason, payment"
        size="small"
        value={note}
      />
      <Button
        aria-label={`Pay out the gift card ending in ${lastCharacters}`}
        disabled={isBusy || note.trim() === ""}
        onClick={() => void onPayOut(note, key)}
        size="small"
        variant="secondary"
      >
        Pay out
      </Button>
    </div>
  );
}
