/** A Markdown file's two parts: the YAML between its first two lines of "---", and the text after them. */
export type FrontMatter = {
  head: string;
  body: string;
  /** The line of the file that the head, and the body, starts with. */
  headLine: number;
  bodyLine: number;
};

const fence = "---";

/** null when the file does not start with a head that is closed. */
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
