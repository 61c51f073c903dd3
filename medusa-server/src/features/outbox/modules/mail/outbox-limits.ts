/** Maximum number of waiting mails. Only a long outage of the mail service makes so many wait. */
export const mostWaiting = 20_000;
/**
 * Maximum number of waiting mails to one address: more than the orders of any shopper cause in three days of retries.
 */
export const mostWaitingPerAddress = 50;

/** Confirmation mails to one address within 24 hours: a shopper may enter any address. */
export const mostConfirmationsPerDay = 3;
/** Confirmations of enquiries to one address within 24 hours. Mails about unpaid orders count towards the limit. */
export const mostEnquiryMailsPerDay = 5;
/**
 * Receipts of withdrawals to one address within 24 hours. Mails about enquiries and unpaid orders count towards the
 * limit, which is higher, since the law requires these receipts.
 */
export const mostWithdrawalMailsPerDay = 10;
/** Back-in-stock mails queued per minute, so that one delivery of goods does not send thousands at once. */
export const mostBackInStockPerMinute = 100;
