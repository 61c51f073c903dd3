import type { MedusaContainer } from "@medusajs/framework/types";
import { keepGiftCards } from "../gift-cards/keep-gift-cards.ts";

export default function keepGiftCardsJob(container: MedusaContainer): Promise<void> {
  return keepGiftCards(container);
}

export const config = { name: "keep-gift-cards", schedule: "* * * * *" };
