import { attributeNames, type Attributes } from "@spolverk/domain";

/** What the address of a product says of the choice that led there: the variation before it, and the attribute chosen. */
export type ChoiceSearch = { from?: string; chosen?: keyof Attributes };

/** Reads it from an address; nothing of it where a part is missing or malformed. */
export function readChoiceSearch({ from, chosen }: Record<string, unknown>): ChoiceSearch {
  const name = attributeNames.find((candidate) => candidate === chosen);
  if (typeof from !== "string" || !/^[\w-]{1,100}$/.test(from) || !name) return {};
  return { from, chosen: name };
}
