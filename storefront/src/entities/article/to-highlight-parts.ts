/** A part of a text and its start position. */
type HighlightPart = { start: number; text: string; isMatch: boolean };

const marked = /<(em|mark)>([\s\S]*?)<\/\1>/g;
const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
};

/** The search service may escape the text around its marks. */
function unescape(text: string): string {
  return text.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);
}

/**
 * Splits a text of the search service at its em or mark tags. The parts are rendered as text, never as HTML: any other
 * tag is kept literally.
 */
export function toHighlightParts(value: string): HighlightPart[] {
  const parts: HighlightPart[] = [];
  let end = 0;
  for (const match of value.matchAll(marked)) {
    parts.push({ start: end, text: unescape(value.slice(end, match.index)), isMatch: false });
    parts.push({ start: match.index, text: unescape(match[2] ?? ""), isMatch: true });
    end = match.index + match[0].length;
  }
  parts.push({ start: end, text: unescape(value.slice(end)), isMatch: false });
  return parts.filter(({ text }) => text !== "");
}
