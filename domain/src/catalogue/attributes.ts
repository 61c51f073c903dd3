/** The attributes by which the variations of a product differ [3.15]; absent where they do not apply. */
export type Attributes = {
  /** mm */
  diameter?: number | undefined;
  /** g */
  size?: number | undefined;
  /** m */
  length?: number | undefined;
  /** color id */
  color?: string | undefined;
  material?: string | undefined;
  hotend?: string | undefined;
  /** mm */
  version?: number | undefined;
  /** Whether the variation is the high-output one of its product. */
  ho?: boolean | undefined;
  /** The currency of a gift card. */
  listPrice?: string | undefined;
  /** Minor units of the currency of `listPrice`. */
  giftCardValue?: number | undefined;
};

/** Every attribute, in the order in which they are shown. */
export const attributeNames = [
  "diameter",
  "size",
  "length",
  "color",
  "material",
  "hotend",
  "version",
  "ho",
  "listPrice",
  "giftCardValue",
] as const satisfies readonly (keyof Attributes)[];
