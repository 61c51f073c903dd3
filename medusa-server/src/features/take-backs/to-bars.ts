import barcodes from "bwip-js";

/**
 * The widths of the bars and of the gaps between them that write a text as Code 128, in modules: a bar, a gap, and so on
 * to the last bar.
 */
export function toBars(text: string): number[] {
  const [symbol] = barcodes.raw({ bcid: "code128", text });
  if (symbol === undefined || !("sbs" in symbol)) throw new Error(`No bars for ${text}`);
  return symbol.sbs;
}
