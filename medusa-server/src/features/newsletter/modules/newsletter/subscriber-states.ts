/**
 * asked: a mail asks the address whether it is meant. subscribed: it gets the newsletter. ended: it gets nothing until it
 * is asked for and confirmed again; these rows are the suppression list.
 */
export const subscriberStates = ["asked", "subscribed", "ended"] as const;
export type SubscriberState = (typeof subscriberStates)[number];

export const subscriberSources = ["footer", "checkout", "account"] as const;
