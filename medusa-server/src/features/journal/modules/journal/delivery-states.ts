/** failed: all attempts of a week have failed, and only a merchandiser's request retries the delivery. */
export const deliveryStates = ["waiting", "failed"] as const;
