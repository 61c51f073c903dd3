import type { Language } from "@spolverk/content";
import type { CommerceShippingOption } from "../commerce/engine.ts";
import { pickText } from "./pick-text.ts";

/** What a shipping option is called in a language; one that is not offered any more keeps the name it had. */
export function nameShippingOption(
  option: { id: string; name: string },
  offered: readonly Pick<CommerceShippingOption, "id" | "name">[],
  language: Language,
): string {
  const texts = offered.find(({ id }) => id === option.id)?.name ?? {};
  return pickText(texts, language) ?? option.name;
}
