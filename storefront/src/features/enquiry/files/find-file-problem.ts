import { uploadTerms } from "@spolverk/domain";

const types: readonly string[] = uploadTerms.types;

/** Why a file need not be sent at all; null where the shop has to look at it. Some systems know no type of a file. */
export function findFileProblem({ size, type }: Pick<File, "size" | "type">) {
  if (size === 0) return "empty";
  if (size > uploadTerms.mostBytes) return "tooLarge";
  return type !== "" && !types.includes(type) ? "wrongType" : null;
}
