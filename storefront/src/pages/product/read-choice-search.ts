import { attributeNames, type Attributes } from "@spolverk/domain";

/** The choice that led to a product's address: the previous variation and the chosen attribute. */
export type ChoiceSearch = { from?: string; chosen?: keyof Attributes };

/** Reads the choice from the search parameters; empty when a parameter is missing or malformed. */
export function readChoiceSearch({ from, chosen }: Record<string, unknown>): ChoiceSearch {
  const name = attributeNames.find((candidate) => candidate === chosen);
  if (typeof from !== "string" || !/^[\w-]{1,100}$/.test(from) || !name) return {};
  return { from, chosen: name };
}
