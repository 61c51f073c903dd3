/** The progress of an order line, in pieces. Pieces of a later step are counted in the earlier ones too. */
export type LineProgress = {
  ordered: number;
  packed: number;
  shipped: number;
  delivered: number;
  /** Pieces of a requested return that are on their way back. */
  returnRequested: number;
  /** Back in the warehouse, whatever their condition. */
  returned: number;
  /** A gift card is mailed, not shipped: it is delivered once it is issued. */
  isGiftCard: boolean;
};
