/** Mails that may wait in the outbox at once; it is far emptier unless the mail service is down for long. */
export const mostWaiting = 20_000;
/** The same to one address: more than any shopper has orders in the three days that a mail is tried. */
export const mostWaitingPerAddress = 50;

/** Confirmation mails to one address within 24 hours: a shopper may enter any address. */
export const mostConfirmationsPerDay = 3;
/** The same where they say that an enquiry was received; those about unpaid orders count too. */
export const mostEnquiryMailsPerDay = 5;
/** The same where they are the receipt of a withdrawal, which the law asks for; those before count too. */
export const mostWithdrawalMailsPerDay = 10;
/** Back-in-stock mails that are queued within a minute, so that one delivery of goods does not send thousands at once. */
export const mostBackInStockPerMinute = 100;
