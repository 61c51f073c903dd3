/** Failed: it was tried for days, and a merchandiser has to ask for it to be tried again. */
export const deliveryStates = ["waiting", "failed"] as const;
export type DeliveryState = (typeof deliveryStates)[number];
