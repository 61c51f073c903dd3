import type { VatRegister } from "../lookups/vat-register.ts";

/** A VAT register with the given answers by number, "unknown" for others; records its lookups. */
export function createFakeVatRegister(answers: Record<string, "valid" | "invalid">) {
  const known = new Map(Object.entries(answers));
  const asked: string[] = [];
  const register: VatRegister = {
    check: async (vatNumber) => {
      asked.push(vatNumber);
      return known.get(vatNumber) ?? "unknown";
    },
  };
  return { register, known, asked };
}
