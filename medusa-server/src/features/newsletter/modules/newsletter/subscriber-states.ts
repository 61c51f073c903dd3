/**
 * asked: a mail asks the address to confirm. subscribed: it gets the newsletter. ended: it gets nothing until it is
 * entered and confirmed again; these rows are the suppression list.
 */
export const subscriberStates = ["asked", "subscribed", "ended"] as const;
export type SubscriberState = (typeof subscriberStates)[number];

export const subscriberSources = ["footer", "checkout", "account"] as const;
