import type { Language } from "@spolverk/content";

/** Search words for the fiber abbreviated in a product's name, as in "PA12-CF15". */
const fiberWords: Record<"CF" | "GF", Record<Language, string>> = {
  CF: {
    da: "kulfiber kulfiberforstærket kulfiberforstærkede",
    de: "Kohlefaser Karbonfaser Carbon kohlefaserverstärkt kohlefaserverstärkte kohlefaserverstärktes",
    en: "carbon fiber fibre",
    es: "fibra de carbono",
    fr: "fibre de carbone",
    it: "fibra di carbonio",
    no: "karbonfiber karbonfiberforsterket karbonfiberforsterkede",
    sv: "kolfiber kolfiberförstärkt kolfiberförstärkta",
  },
  GF: {
    da: "glasfiber glasfiberforstærket glasfiberforstærkede",
    de: "Glasfaser glasfaserverstärkt glasfaserverstärkte glasfaserverstärktes",
    en: "glass fiber fibre fiberglass fibreglass",
    es: "fibra de vidrio",
    fr: "fibre de verre",
    it: "fibra di vetro",
    no: "glassfiber glassfiberforsterket glassfiberforsterkede",
    sv: "glasfiber glasfiberförstärkt glasfiberförstärkta",
  },
};

/** The search words for the fibers in a product's name. */
export function listFiberWords(productName: string, language: Language): string[] {
  return (["CF", "GF"] as const)
    .filter((fiber) => new RegExp(String.raw`\b${fiber}\d*\b`).test(productName))
    .map((fiber) => fiberWords[fiber][language]);
}
