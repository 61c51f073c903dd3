/** Reference of a cart's credit line for a gift card; its reference_id is the card's id. */
export const giftCardReference = "gift-card";
