/** The parts of a Markdown file: the YAML between its first two lines of "---", and the text after them. */
export type FrontMatter = {
  head: string;
  body: string;
  /** Line of the file at which the front matter, or the body, starts. */
  headLine: number;
  bodyLine: number;
};

const fence = "---";

/** Returns null when the file does not start with closed front matter. */
export function splitFrontMatter(text: string): FrontMatter | null {
  const lines = text.split(/\r?\n/);
  const end = lines.indexOf(fence, 1);
  if (lines[0] !== fence || end < 0) return null;
  return {
    head: lines.slice(1, end).join("\n"),
    body: lines.slice(end + 1).join("\n"),
    headLine: 2,
    bodyLine: end + 2,
  };
}
