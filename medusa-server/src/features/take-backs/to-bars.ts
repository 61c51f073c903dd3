import barcodes from "bwip-js";

/** Encodes a text as Code 128: the widths in modules of a bar, a gap, and so on to the last bar. */
export function toBars(text: string): number[] {
  const [symbol] = barcodes.raw({ bcid: "code128", text });
  if (symbol === undefined || !("sbs" in symbol)) throw new Error(`No bars for ${text}`);
  return symbol.sbs;
}
