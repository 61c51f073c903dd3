/** A register of the VAT numbers of the European Union. */
export type VatRegister = {
  /**
   * Checks whether a number (with its prefix, as `normalizeVatNumber` returns it) belongs to a business. Never throws:
   * "unknown" when the register does not answer in time or cannot tell.
   */
  check: (vatNumber: string) => Promise<"valid" | "invalid" | "unknown">;
};
