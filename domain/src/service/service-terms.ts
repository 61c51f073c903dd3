/** The terms of service, each with its unit [9.36]. */
export const serviceTerms = {
  returnDays: 14,
  /** One working day. */
  shipWithinHours: 24,
  replyWithinHours: 24,
  /** Hours of the day on which the phone is answered, Monday to Friday. */
  phoneFrom: 9,
  phoneTo: 12,
  /** The minimum order of a custom filament [5.21]. */
  customFilamentMinimumKg: 50,
} as const;
