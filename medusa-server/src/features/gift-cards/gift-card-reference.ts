/** What marks the credit line of a cart as paid by a gift card, whose id it then names. */
export const giftCardReference = "gift-card";
