export {
  type AccountKind,
  accountKinds,
  type AccountRole,
  accountRoles,
  isRoleEnough,
} from "./accounts/account-role.ts";
export { changeWishList } from "./accounts/change-wish-list.ts";
export { endAgreement } from "./accounts/end-agreement.ts";
export { keepsOwner } from "./accounts/keeps-owner.ts";
export { mostInvitationsOfBuyer, resolveInvitationLimit } from "./accounts/resolve-invitation-limit.ts";
export { type PostalAddress, toPostalLines } from "./addresses/to-postal-lines.ts";
export { type HoldLimits, isHoldAllowed } from "./availability/is-hold-allowed.ts";
export { isBackOrderAllowed } from "./availability/is-back-order-allowed.ts";
export {
  productStocks,
  resolveProductStock,
  type ProductStock,
} from "./availability/resolve-product-stock.ts";
export { preferObtainable } from "./availability/prefer-obtainable.ts";
export { resolveRestockDate } from "./availability/resolve-restock-date.ts";
export { resolveAvailability, type Availability } from "./availability/resolve-availability.ts";
export { resolveStock, type StockPart } from "./availability/resolve-stock.ts";
export { resolveStockState, type StockState } from "./availability/resolve-stock-state.ts";
export { resolveStockLevel, type StockLevel } from "./availability/resolve-stock-level.ts";
export type { Stock, StockItem } from "./availability/stock.ts";
export { toAvailabilityInput } from "./availability/to-availability-input.ts";
export { toUtcDayEnd } from "./calendar/to-utc-day-end.ts";
export { addCartLine } from "./cart/add-cart-line.ts";
export type { CartLine } from "./cart/cart-line.ts";
export { removeCartLine } from "./cart/remove-cart-line.ts";
export { removeOrderedLines } from "./cart/remove-ordered-lines.ts";
export { restoreCartLine, type CartRestoration } from "./cart/restore-cart-line.ts";
export { attributeNames, type Attributes } from "./catalogue/attributes.ts";
export { toProductNumber } from "./catalogue/to-product-number.ts";
export {
  selectVariationByAttribute,
  listChangedAttributes,
  listDifferingAttributes,
  toAttributeKey,
} from "./catalogue/select-variation-by-attribute.ts";
export { capBullets } from "./catalogue/cap-bullets.ts";
export { compareCategories } from "./catalogue/compare-categories.ts";
export { compareText } from "./catalogue/compare-text.ts";
export { compareVariations } from "./catalogue/compare-variations.ts";
export { formatAttribute } from "./catalogue/format-attribute.ts";
export { hasMixedDiameters } from "./catalogue/has-mixed-diameters.ts";
export { isLaunchDeal } from "./catalogue/is-launch-deal.ts";
export { isSoldInCurrency } from "./catalogue/is-sold-in-currency.ts";
export { colorFamilies, resolveColorFamily, type ColorFamily } from "./catalogue/resolve-color-family.ts";
export { resolveLabels, resolveNewPeriod, type Labels } from "./catalogue/resolve-labels.ts";
export { selectRelated } from "./catalogue/select-related.ts";
export { selectSpecifications } from "./catalogue/select-specifications.ts";
export { productSorts, sortProducts, type ProductSort } from "./catalogue/sort-products.ts";
export { areDetailsHidden } from "./checkout/are-details-hidden.ts";
export { calculateInvoiceFee } from "./checkout/calculate-invoice-fee.ts";
export { expiresAt, isCheckoutExpired } from "./checkout/checkout-expiry.ts";
export { checkoutSteps, type CheckoutStep } from "./checkout/checkout-step.ts";
export { isStepReachable } from "./checkout/is-step-reachable.ts";
export { listCheckoutSteps } from "./checkout/list-checkout-steps.ts";
export { needsDelivery } from "./checkout/needs-delivery.ts";
export {
  isInvoice,
  isSettled,
  isUncharged,
  paymentMethods,
  type PaymentMethod,
} from "./checkout/payment-method.ts";
export type { Acceptance } from "./checkout/acceptance.ts";
export type { CancelResult, PlacedOrder, PlaceResult } from "./checkout/place-result.ts";
export type { PreparedPayment } from "./checkout/prepared-payment.ts";
export type { Billing, PricedCheckout, PricedCheckoutLine, Shipping } from "./checkout/priced-checkout.ts";
export { resolveCheckoutStep } from "./checkout/resolve-checkout-step.ts";
export {
  isSwishSettled,
  resolveSwishStatus,
  type SettledSwishStatus,
  type SwishStatus,
  swishStatuses,
} from "./checkout/resolve-swish-status.ts";
export {
  isPayLater,
  type PayLaterMethod,
  payLaterMethods,
  selectPayLaterMethods,
} from "./checkout/select-pay-later-methods.ts";
export { selectPaymentMethods } from "./checkout/select-payment-methods.ts";
export { calculatePointsChange, calculateReward, sumFilament } from "./club/calculate-reward.ts";
export {
  clubTerms,
  type ClubTier,
  clubTiers,
  firstOrderMinimum,
  tierThresholds,
  toInviteBonus,
} from "./club/club-terms.ts";
export { foldLedger, type FoldedLedger, type PointsLot, sumSpendable } from "./club/fold-ledger.ts";
export { toMailboxKey } from "./club/to-mailbox-key.ts";
export { isSameRecipient } from "./club/is-same-recipient.ts";
export { type LedgerEntry, ledgerEntryTypes, type LedgerEntryType } from "./club/ledger-entry.ts";
export { calculateMostPoints, payByPoints } from "./club/pay-by-points.ts";
export {
  calculatePointsExpiry,
  listExpiredLots,
  planPointsReturn,
  planRewardChange,
  planSettlement,
} from "./club/plan-ledger-entries.ts";
export {
  type BonusState,
  bonusStates,
  calculatePointsBalance,
  type PointsBalance,
  resolveUsablePoints,
  type UsablePoints,
} from "./club/resolve-usable-points.ts";
export { listExpiringPoints } from "./club/list-expiring-points.ts";
export { raisesTier } from "./club/raises-tier.ts";
export { type ClubStanding, resolveClubTier } from "./club/resolve-club-tier.ts";
export {
  type EnquiryFolder,
  enquiryFolders,
  enquiryFields,
  type EnquiryKind,
  enquiryKinds,
  type EnquiryState,
  enquiryStates,
  type UploadProblem,
  uploadProblems,
  uploadTerms,
  type UploadType,
} from "./enquiries/enquiry.ts";
export { findReachedUploadLimit, type UploadBytes } from "./enquiries/find-reached-upload-limit.ts";
export { isSuspicious } from "./enquiries/is-suspicious.ts";
export { convertToSek } from "./invoices/convert-to-sek.ts";
export { splitCredits } from "./invoices/split-credits.ts";
export { calculateDueDate } from "./invoices/calculate-due-date.ts";
export { isIban } from "./invoices/is-iban.ts";
export { isVatNamed } from "./invoices/is-vat-named.ts";
export { approvalHours, type OrderApproval, orderApprovals } from "./invoices/order-approval.ts";
export { type InvoicedOrder, resolveInvoiceApproval } from "./invoices/resolve-invoice-approval.ts";
export { summarizeVat, type VatShare } from "./invoices/summarize-vat.ts";
export {
  formatCreditorReference,
  isCreditorReference,
  toCreditorReference,
} from "./invoices/creditor-reference.ts";
export { joinTags, splitTags } from "./knowledge/article-tags.ts";
export {
  articleTypes,
  findArticleType,
  toArticleTypeSlug,
  type ArticleType,
} from "./knowledge/article-type.ts";
export { calculateGiftCardExpiry } from "./gift-cards/calculate-gift-card-expiry.ts";
export { findGiftCardProblem, type GiftCardState } from "./gift-cards/find-gift-card-problem.ts";
export {
  formatGiftCardCode,
  giftCardAlphabet,
  giftCardCodeLength,
  normalizeGiftCardCode,
} from "./gift-cards/gift-card-code.ts";
export { hasGoods } from "./gift-cards/has-goods.ts";
export { type GiftCardTerm, resolveGiftCardTerm } from "./gift-cards/resolve-gift-card-term.ts";
export { calculatePayable, payByGiftCard } from "./gift-cards/pay-by-gift-card.ts";
export { isMessageActive } from "./messages/is-message-active.ts";
export { defaultPallette, pallettes, type Pallette, type SiteMessageTerms } from "./messages/site-message.ts";
export { currencies, isCurrency, type Currency, type Money } from "./money/currency.ts";
export { divideRounded } from "./money/divide-rounded.ts";
export { formatPrice } from "./money/format-price.ts";
export { multiplyByPercent } from "./money/multiply-by-percent.ts";
export { toMajor } from "./money/to-major.ts";
export { toMinor } from "./money/to-minor.ts";
export { canCancelOrder } from "./orders/can-cancel-order.ts";
export { countReturnable } from "./orders/count-returnable.ts";
export { isOrderOpen } from "./orders/is-order-open.ts";
export type { LineProgress } from "./orders/line-progress.ts";
export type { AccountOrder } from "./orders/account-order.ts";
export { type OrderState, orderStates, type ReturnState, returnStates } from "./orders/order-state.ts";
export { resolveOrderState } from "./orders/resolve-order-state.ts";
export { resolveReturnDeadline } from "./orders/resolve-return-deadline.ts";
export { applyCoupon, type CouponLine, type CouponShares } from "./prices/apply-coupon.ts";
export { calculateAmount, type Amount } from "./prices/calculate-amount.ts";
export { calculateLinePrice, type LinePrice } from "./prices/calculate-line-price.ts";
export { calculateListPriceBounds } from "./prices/calculate-list-price-bounds.ts";
export { type LineSum, type PriceBefore, resolveLineSum } from "./prices/resolve-line-sum.ts";
export { calculateMeasurePrice, type SaleMeasure, saleMeasures } from "./prices/calculate-measure-price.ts";
export { calculateNetBounds, type NetBounds } from "./prices/calculate-net-bounds.ts";
export { calculateTotals, type Totals } from "./prices/calculate-totals.ts";
export { calculateUnitPrice, type UnitPrice } from "./prices/calculate-unit-price.ts";
export { type Coupon, type CouponDiscount, normalizeCouponCode } from "./prices/coupon.ts";
export {
  type AmountKind,
  type AmountProblem,
  findAmountProblem,
  highestSum,
} from "./prices/find-amount-problem.ts";
export { highestPrice, isFeeAmount, isPriceAmount } from "./prices/is-price-amount.ts";
export {
  type FinalSum,
  isSummedWithoutVat,
  listOrderSums,
  type OrderSum,
  resolveFinalSum,
} from "./prices/list-order-sums.ts";
export { type CouponRefusal } from "./prices/refuse-coupon.ts";
export { type ResolvedCoupon, resolveCoupon } from "./prices/resolve-coupon.ts";
export { priceVariation, type VariationPrice } from "./prices/price-variation.ts";
export { resolveAgreements } from "./prices/resolve-agreements.ts";
export { resolveDiscount, type Agreement, type Discount, type Sale } from "./prices/resolve-discount.ts";
export { calculateEarlyStart, resolveSale, type TimedSale } from "./prices/resolve-sale.ts";
export { resolveReduction } from "./prices/resolve-reduction.ts";
export { type PriceRecord, type PriorPrice, resolvePriorPrice } from "./prices/resolve-prior-price.ts";
export { maskEmail } from "./privacy/mask-email.ts";
export { serviceTerms } from "./service/service-terms.ts";
export { calculateShippingNet } from "./shipping/calculate-shipping-net.ts";
export { estimateShipDate } from "./shipping/estimate-ship-date.ts";
export { type FreeShipping, resolveFreeShipping } from "./shipping/resolve-free-shipping.ts";
export { nameShippingService } from "./shipping/name-shipping-service.ts";
export { selectShippingOptions } from "./shipping/select-shipping-options.ts";
export { toShopDay } from "./shipping/to-shop-day.ts";
export type { WorkingDays } from "./shipping/working-days.ts";
export {
  findTakeBackProblems,
  type TakeBackParcel,
  type TakeBackProblem,
  takeBackProblems,
} from "./take-back/find-take-back-problems.ts";
export { hasShippedGoods } from "./take-back/has-shipped-goods.ts";
export { hasTakeBackLabel } from "./take-back/has-take-back-label.ts";
export { isTakeBackLinkOpen } from "./take-back/is-take-back-link-open.ts";
export { resolveTakeBackExpiry } from "./take-back/resolve-take-back-expiry.ts";
export { mayTakeBackMove, type TakeBackState, takeBackStates } from "./take-back/take-back-state.ts";
export { takeBackTerms } from "./take-back/take-back-terms.ts";
export { formatCountry } from "./texts/format-country.ts";
export { formatDecimal } from "./texts/format-decimal.ts";
export { formatInstant } from "./texts/format-instant.ts";
export { formatMonthDay } from "./texts/format-month-day.ts";
export { formatPercent } from "./texts/format-percent.ts";
export { keepTogether } from "./texts/keep-together.ts";
export { hasQueryWords, normalizeWords, toQueryWords } from "./texts/normalize-words.ts";
export { toIntlLocale } from "./texts/to-intl-locale.ts";
export { withOrdinalFirst } from "./texts/with-ordinal-first.ts";
export { hasLink, hasLinkInName } from "./validation/has-link.ts";
export { isCountry } from "./validation/is-country.ts";
export { hasUnsupportedEnding, isEmail, normalizeEmail } from "./validation/is-email.ts";
export { isGln } from "./validation/is-gln.ts";
export { isOrganizationNumber } from "./validation/is-organization-number.ts";
export { isPeppolId } from "./validation/is-peppol-id.ts";
export { needsPostalCode, normalizePostalCode } from "./validation/normalize-postal-code.ts";
export {
  hasDirectionOverride,
  normalizeCode,
  removeDirectionOverrides,
  removeInvisible,
} from "./validation/normalize-text.ts";
export { findUndeliverable, hasStates, listStates, normalizeState } from "./validation/states.ts";
export { findOrganizationNumberName } from "./validation/organization-number-name.ts";
export { needsOrganizationNumber } from "./validation/needs-organization-number.ts";
export { toCompanyKey } from "./validation/to-organization-key.ts";
export { isExport } from "./vat/is-export.ts";
export { isIntraCommunitySupply } from "./vat/is-intra-community-supply.ts";
export { euCountries, isEuCountry } from "./vat/eu-countries.ts";
export { isPricedWithVat } from "./vat/is-priced-with-vat.ts";
export { hasVatNumberForm, normalizeVatNumber, toVatPrefix } from "./vat/normalize-vat-number.ts";
export { importTerms, resolveImportCharges } from "./vat/resolve-import-charges.ts";
export { type ImportedLine, type ImportThresholds, resolveImportVat } from "./vat/resolve-import-vat.ts";
export { resolvePriceCountry } from "./vat/resolve-price-country.ts";
export { resolveLineVatRate } from "./vat/resolve-line-vat-rate.ts";
export { type Destination, isInOtherMemberState, resolveTaxArea } from "./vat/resolve-tax-area.ts";
export { resolveVatRate, toVatRate, type VatNumberStatus, type VatRates } from "./vat/resolve-vat-rate.ts";
export { resolveVatRates, type VatRateChange } from "./vat/resolve-vat-rates.ts";
export { standardVatRates } from "./vat/standard-vat-rates.ts";
export { isOfOtherMemberState, toVatNumberCountry } from "./vat/to-vat-number-country.ts";
export { isWithdrawnWhole } from "./withdrawal/is-withdrawn-whole.ts";
export {
  calculateWithdrawalRefund,
  type WithdrawalRefund,
} from "./withdrawal/calculate-withdrawal-refund.ts";
export {
  isWithdrawalInTime,
  resolveWithdrawalPeriod,
  type WithdrawalPeriod,
} from "./withdrawal/resolve-withdrawal-period.ts";
export { type WithdrawalState, withdrawalStates } from "./withdrawal/withdrawal-state.ts";
export { withdrawalTerms } from "./withdrawal/withdrawal-terms.ts";
