/** In the metadata of an order, where merchandisers read it: who has cancelled it. */
export const cancelledByCustomer = { cancelledBy: "customer" } as const;
/** Takes it back: Medusa merges metadata, and an empty text removes its key. */
export const cancelledByNobody = { cancelledBy: "" } as const;

export function isCancelledByCustomer(metadata: Record<string, unknown> | null | undefined): boolean {
  return metadata?.["cancelledBy"] === cancelledByCustomer.cancelledBy;
}
