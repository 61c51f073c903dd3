/** Failed: the attempts of a week are used up, and only a merchandiser's request retries it. */
export const deliveryStates = ["waiting", "failed"] as const;
