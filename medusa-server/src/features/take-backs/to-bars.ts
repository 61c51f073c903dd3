import barcodes from "bwip-js";

/**
 * Encodes a text as Code 128. Returns the widths in modules of bars and gaps in turn, from the first bar to the last.
 */
export function toBars(text: string): number[] {
  const [symbol] = barcodes.raw({ bcid: "code128", text });
  if (symbol === undefined || !("sbs" in symbol)) throw new Error(`No bars for ${text}`);
  return symbol.sbs;
}
