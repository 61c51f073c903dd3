import type { Answers } from "./modules/inbox/answers.ts";

const longestExcerpt = 160;

/** Returns the beginning, on one line, of the message or else of the longest answer. */
export function toExcerpt(answers: Answers): string {
  const message = answers.find(({ name }) => name === "message")?.value;
  const [longest = ""] = answers.map(({ value }) => String(value)).toSorted((a, b) => b.length - a.length);
  const text = String(message ?? longest)
    .replaceAll(/\s+/g, " ")
    .trim();
  const signs = [...text];
  return signs.length > longestExcerpt ? `${signs.slice(0, longestExcerpt - 1).join("")}…` : text;
}
