import type { VatRegister } from "../lookups/vat-register.ts";

/** A register that tests fill: by number what it says, "unknown" for all others; counts how often it is asked. */
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
