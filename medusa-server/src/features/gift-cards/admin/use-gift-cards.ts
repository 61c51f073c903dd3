import { toast } from "@medusajs/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { listGiftCards } from "../list-gift-cards.ts";
import { adminRequest } from "../../../admin-parts/admin-request.ts";
import type { ReplyOf } from "../../../admin-parts/reply-of.ts";
import { useList } from "../../../admin-parts/use-list.ts";

type Reply = ReplyOf<typeof listGiftCards>;
/** Amounts are minor units. */
export type GiftCard = Reply["gift_cards"][number];
export type GiftCardMovement = GiftCard["movements"][number];

const start = {};
const queryKey = ["spolverk", "gift-cards"];

/** Reads one page of the gift cards, and changes them. */
export function useGiftCards() {
  const queryClient = useQueryClient();
  const cards = useList<Reply>("gift-cards", start);
  const changing = useMutation({
    mutationFn: ({ to, body }: { to: string; body: object }) => adminRequest(`gift-cards/${to}`, body),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey });
      toast.success("Done");
    },
    onError: ({ message }) => {
      toast.error("Not done", { description: message });
    },
  });
  return {
    ...cards,
    isBusy: changing.isPending,
    disable: (id: string) => changing.mutate({ to: `${id}/disable`, body: {} }),
    /** Pays out the card's balance. The key and the result are as in `giveBack`. */
    payOut: (id: string, note: string, key: string): Promise<boolean> =>
      changing.mutateAsync({ to: `${id}/pay-out`, body: { note, key } }).then(
        () => true,
        () => false,
      ),
    /**
     * @param amount minor units
     * @param key idempotency key, the same for every try of one return
     * @returns whether it succeeded
     */
    giveBack: (cartId: string, amount: number, key: string): Promise<boolean> =>
      changing.mutateAsync({ to: "give-back", body: { cart_id: cartId, amount, key } }).then(
        () => true,
        () => false,
      ),
  };
}
