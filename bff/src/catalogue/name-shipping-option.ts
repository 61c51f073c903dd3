import type { Language } from "@spolverk/content";
import type { CommerceShippingOption } from "../commerce/engine.ts";
import { pickText } from "./pick-text.ts";

/** Names a shipping option in a language; one that is no longer offered keeps its name. */
export function nameShippingOption(
  option: { id: string; name: string },
  offered: readonly Pick<CommerceShippingOption, "id" | "name">[],
  language: Language,
): string {
  const texts = offered.find(({ id }) => id === option.id)?.name ?? {};
  return pickText(texts, language) ?? option.name;
}
