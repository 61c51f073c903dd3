import type { Language } from "@spolverk/content";

/** Words for the fiber that a product's name abbreviates, as in "PA12-CF15". */
const fiberWords: Record<"CF" | "GF", Record<Language, string>> = {
  CF: {
    da: "kulfiber",
    de: "Kohlefaser Karbonfaser Carbon",
    en: "carbon fiber fibre",
    es: "fibra de carbono",
    fr: "fibre de carbone",
    it: "fibra di carbonio",
    no: "karbonfiber",
    sv: "kolfiber",
  },
  GF: {
    da: "glasfiber",
    de: "Glasfaser",
    en: "glass fiber fibre",
    es: "fibra de vidrio",
    fr: "fibre de verre",
    it: "fibra di vetro",
    no: "glassfiber",
    sv: "glasfiber",
  },
};

/** The words of the fibers in a product's name in a language, or none. */
export function listFiberWords(productName: string, language: Language): string[] {
  return (["CF", "GF"] as const)
    .filter((fiber) => new RegExp(String.raw`\b${fiber}\d*\b`).test(productName))
    .map((fiber) => fiberWords[fiber][language]);
}
