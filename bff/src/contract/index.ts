export type { Activity, EarlySale, Loyalty } from "./club.ts";
export type { Account, AccountDetail, BookedAddress, Members } from "./account.ts";
export type { Order, OrderSummary, Orders } from "./account-orders.ts";
export { productSorts } from "@spolverk/domain";
export type {
  Category,
  Listing,
  ListingItem,
  Product,
  ProductSummary,
  Shop,
  Variation,
  VariationSummary,
} from "./catalogue.ts";
export { productToggles } from "./catalogue.ts";
export type {
  Billing,
  Checkout,
  CheckoutLine,
  CheckoutWarningCode,
  ServicePoint,
  Shipping,
} from "./checkout.ts";
export {
  type ApiClient,
  ApiError,
  createApiClient,
  type Credentials,
  type CredentialSource,
} from "./client.ts";
export { type Endpoints, endpoints } from "./endpoints.ts";
export { type ErrorCode, errorCodes, type ErrorReply, errorStatuses } from "./error.ts";
export type { Article, ArticleListing, ArticleSummary, Page, Reseller } from "./knowledge.ts";
export type { Message } from "./message.ts";
export type { TakeBack, TakeBackBody, TakeBackCreated } from "./take-back.ts";
export type { Upload } from "./upload.ts";
export type { WithdrawalBody, WithdrawalReceipt } from "./withdrawal.ts";
export type { EnquiryBodies } from "./enquiry.ts";
export {
  type ArticleRecord,
  articleRecordSchema,
  searchIndices,
  type SearchSort,
  searchSorts,
  toSortedIndex,
  type VariationRecord,
  variationRecordSchema,
} from "./search.ts";
