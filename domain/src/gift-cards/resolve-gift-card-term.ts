/** The term of a gift card: whole years, in some countries counted to the end of the last one. */
export type GiftCardTerm = { years: number; toYearEnd: boolean };

/** States of the United States where a gift card may not expire, or not within seven years. */
const statesWithoutExpiry = ["CA", "CT", "FL", "MA", "ME", "MN", "MT", "NH", "RI", "WA"];

/**
 * The term of a gift card by where it is bought; null where it never expires. Germany: three years from the end of the
 * year (BGB §§ 195, 199). United States: five years (CARD Act), none in the states above. Ireland: five years. Everywhere
 * else the shop gives three years to the day.
 *
 * @param state short form, such as CA; empty when it is not known
 */
export function resolveGiftCardTerm(input: { country: string; state: string }): GiftCardTerm | null {
  const { country, state } = input;
  switch (country) {
    case "US":
      return statesWithoutExpiry.includes(state) ? null : { years: 5, toYearEnd: false };
    case "IE":
      return { years: 5, toYearEnd: false };
    case "DE":
      return { years: 3, toYearEnd: true };
    default:
      return { years: 3, toYearEnd: false };
  }
}
