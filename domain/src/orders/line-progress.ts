/** How far the pieces of an order's line have come; counts of pieces. Those of a later step are counted in the earlier ones too. */
export type LineProgress = {
  ordered: number;
  packed: number;
  shipped: number;
  delivered: number;
  /** Asked to be returned, and on their way back. */
  returnRequested: number;
  /** Back in the warehouse, whatever their condition. */
  returned: number;
  /** A gift card, which is mailed and not sent: it is delivered once it is issued. */
  isGiftCard: boolean;
};
