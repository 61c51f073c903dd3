import { toast } from "@medusajs/ui";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { MovementKind } from "../modules/gift-card/movement-kinds.ts";
import { adminRequest } from "../../../admin-parts/admin-request.ts";

/** Amounts are minor units. */
export type GiftCardMovement = {
  id: string;
  kind: MovementKind;
  amount: number;
  cart_id: string | null;
  /** Of what was paid out. */
  note: string | null;
  created_at: string;
};
export type GiftCard = {
  id: string;
  last_characters: string;
  currency_code: string;
  value: number;
  balance: number;
  order_id: string;
  /** Null: never. */
  expires_at: string | null;
  is_expired: boolean;
  disabled_at: string | null;
  disabled_reason: string | null;
  created_at: string;
  movements: GiftCardMovement[];
};
type Reply = { count: number; gift_cards: GiftCard[] };

const queryKey = ["spolverk", "gift-cards"];

/** One page of the gift cards, and what changes them. */
export function useGiftCards({ offset, limit }: { offset: number; limit: number }) {
  const queryClient = useQueryClient();
  const path = `gift-cards?limit=${limit}&offset=${offset}`;
  const query = useQuery({
    queryKey: [...queryKey, path],
    queryFn: () => adminRequest<Reply>(path),
    placeholderData: (previous) => previous,
  });
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
    data: query.data,
    loadError: query.error,
    isBusy: changing.isPending,
    disable: (id: string) => changing.mutate({ to: `${id}/disable`, body: {} }),
    /** As giveBack. */
    payOut: (id: string, note: string, key: string): Promise<boolean> =>
      changing.mutateAsync({ to: `${id}/pay-out`, body: { note, key } }).then(
        () => true,
        () => false,
      ),
    /**
     * @param amount minor units
     * @param key the same for every try of one giving back, which is done once
     * @returns whether it was done
     */
    giveBack: (cartId: string, amount: number, key: string): Promise<boolean> =>
      changing.mutateAsync({ to: "give-back", body: { cart_id: cartId, amount, key } }).then(
        () => true,
        () => false,
      ),
  };
}
