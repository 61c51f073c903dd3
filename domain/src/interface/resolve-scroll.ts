/** Listings, to which one goes back and forth. */
const listings = /^\/(?:shop|knowledge\/browse)(?:\/|$)/;

/** The product that an address shows, whichever variation; null elsewhere. */
function toProduct(pathname: string): string | null {
  return /^\/product\/([^/]+)/.exec(pathname)?.[1] ?? null;
}

type Passage = {
  from: string;
  to: string;
  /** Came by the browser's back or forward, so that the page was seen before. */
  isReturn: boolean;
};

/**
 * Where a page stands after a navigation between two paths [2.56]: a listing that one returns to where it was
 * left, the variations of one product where they are, everything else at its top.
 */
export function resolveScroll({ from, to, isReturn }: Passage): "keep" | "restore" | "top" {
  const product = toProduct(to);
  if (product !== null && product === toProduct(from)) return "keep";
  return isReturn && listings.test(to) ? "restore" : "top";
}
