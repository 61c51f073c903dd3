/** A register that knows the VAT numbers of the European Union. */
export type VatRegister = {
  /**
   * Is the number (prefix and all, as `normalizeVatNumber` gives it) that of a business? Never throws:
   * "unknown" when the register does not answer in time or cannot say.
   */
  check: (vatNumber: string) => Promise<"valid" | "invalid" | "unknown">;
};
