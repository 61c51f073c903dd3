/** A mistake in a content file: its place and the expected value. */
export type Problem = { file: string; field: string; message: string };

/** Formats the path of a field: variations[3].msrp.GBP. */
export function toField(path: readonly PropertyKey[]): string {
  return path.reduce<string>((field, part) => {
    if (typeof part === "number") return `${field}[${part}]`;
    return field === "" ? String(part) : `${field}.${String(part)}`;
  }, "");
}

/** Formats a line of the report: content/catalogue/products/x.yaml: variations[3].msrp.GBP: expected … */
export function formatProblem({ file, field, message }: Problem): string {
  return ["content/" + file, field, message].filter((part) => part !== "").join(": ");
}
