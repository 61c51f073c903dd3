/** Mails that may wait in the outbox; far fewer do, unless the mail service is down for long. */
export const mostWaiting = 20_000;
/** Mails that may wait for one address: more than any shopper's orders in the three days of attempts. */
export const mostWaitingPerAddress = 50;

/** Confirmation mails to one address within 24 hours: a shopper may enter any address. */
export const mostConfirmationsPerDay = 3;
/** The same limit for confirmations of enquiries; mails about unpaid orders count too. */
export const mostEnquiryMailsPerDay = 5;
/** The same limit for receipts of withdrawals, which the law requires; the mails above count too. */
export const mostWithdrawalMailsPerDay = 10;
/** Back-in-stock mails queued per minute, so that one delivery of goods does not send thousands at once. */
export const mostBackInStockPerMinute = 100;
