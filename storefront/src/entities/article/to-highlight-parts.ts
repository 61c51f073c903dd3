/** A piece of a text, and where it began. */
type HighlightPart = { start: number; text: string; isMatch: boolean };

const marked = /<(em|mark)>([\s\S]*?)<\/\1>/g;
const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
};

/** The search service may escape what stands around its marks. */
function unescape(text: string): string {
  return text.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);
}

/**
 * A text of the search service, cut where it marks what was found with em or mark. The parts are shown as text, never
 * as HTML: any other tag is read as it is written.
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
