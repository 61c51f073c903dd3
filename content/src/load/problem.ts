/** A mistake in a content file: where it is and what was expected. */
export type Problem = { file: string; field: string; message: string };

/** The path of a field as it is reported: variations[3].msrp.GBP. */
export function toField(path: readonly PropertyKey[]): string {
  return path.reduce<string>((field, part) => {
    if (typeof part === "number") return `${field}[${part}]`;
    return field === "" ? String(part) : `${field}.${String(part)}`;
  }, "");
}

/** One line of the report: content/catalogue/products/x.yaml: variations[3].msrp.GBP: expected … */
export function formatProblem({ file, field, message }: Problem): string {
  return ["content/" + file, field, message].filter((part) => part !== "").join(": ");
}
