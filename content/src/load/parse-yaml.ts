import { parseDocument } from "yaml";
import type { z } from "zod";
import { toField, type Problem } from "./problem.ts";

export type Parsed<T> = { value: T; problems: [] } | { value: null; problems: Problem[] };

/**
 * Parses one YAML file, or the part that starts at a line, by its schema. Returns the value or every mistake; never
 * throws for a mistake in the text.
 */
export function parseYaml<S extends z.ZodType>(
  file: string,
  text: string,
  schema: S,
  firstLine = 1,
): Parsed<z.output<S>> {
  const document = parseDocument(text, { prettyErrors: true });
  if (document.errors.length > 0) {
    const problems = document.errors.map((error) => ({
      file,
      field: error.linePos ? `line ${error.linePos[0].line + firstLine - 1}` : "",
      message: error.message.split("\n")[0] ?? error.code,
    }));
    return { value: null, problems };
  }
  const result = schema.safeParse(document.toJS());
  if (result.success) return { value: result.data, problems: [] };
  const problems = result.error.issues.map((issue) => ({
    file,
    field: toField(issue.path),
    message: issue.message.replace(/^Invalid (input|option|string): /, ""),
  }));
  return { value: null, problems };
}
