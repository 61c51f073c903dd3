/** Metadata of an order, visible to merchandisers: the customer cancelled it. */
export const cancelledByCustomer = { cancelledBy: "customer" } as const;
/** Removes `cancelledBy` from the metadata: Medusa merges metadata, and an empty text removes its key. */
export const cancelledByNobody = { cancelledBy: "" } as const;

export function isCancelledByCustomer(metadata: Record<string, unknown> | null | undefined): boolean {
  return metadata?.["cancelledBy"] === cancelledByCustomer.cancelledBy;
}
