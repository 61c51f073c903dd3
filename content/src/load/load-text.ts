import type { z } from "zod";
import { findArticleDrawing } from "../drawings/find-article-drawing.ts";
import type { LegalFacts, WrittenLink } from "../rich-text/compilation.ts";
import { compileMarkdown } from "../rich-text/compile-markdown.ts";
import type { RichText } from "../schema/rich-text.ts";
import { parseYaml } from "./parse-yaml.ts";
import type { Problem } from "./problem.ts";
import { splitFrontMatter } from "./split-front-matter.ts";

export type LoadedText<H> =
  | { head: H; content: RichText; links: WrittenLink[]; problems: [] }
  | { head: null; problems: Problem[] };

/** Reads one Markdown file: parses its front matter by a schema and compiles its text to the rich-text tree. */
export function loadText<S extends z.ZodType>(
  file: string,
  text: string,
  schema: S,
  legal: LegalFacts | null = null,
): LoadedText<z.output<S>> {
  const parts = splitFrontMatter(text);
  if (parts === null) {
    return {
      head: null,
      problems: [{ file, field: "line 1", message: "expected a head between two lines of ---" }],
    };
  }
  const head = parseYaml(file, parts.head, schema, parts.headLine);
  const body = compileMarkdown({
    file,
    firstLine: parts.bodyLine,
    text: parts.body,
    findPicture: findArticleDrawing,
    legal,
  });
  const problems = [...head.problems, ...body.problems];
  if (problems.length > 0 || head.value === null) return { head: null, problems };
  return { head: head.value, content: body.content, links: body.links, problems: [] };
}
