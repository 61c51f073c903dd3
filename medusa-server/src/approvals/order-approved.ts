/** The event that tells that a merchandiser has approved an order by invoice; its id is the order's. */
export const orderApproved = "invoice.order-approved";
