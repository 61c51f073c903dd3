import { createHash } from "node:crypto";

type PlainPage = {
  language: string;
  title: string;
  text: string;
  /** Label of the link that loads the page again. */
  retry: string;
  /** Label of the link to the start page. Without it the page has no such link. */
  home?: string;
  /** Small print, such as the request's id. */
  detail?: string;
};

/** The colors of app.css, repeated because this page loads no file. */
const style = `
:root { color-scheme: light dark }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; font: 1rem/1.5 system-ui, sans-serif;
  background: light-dark(#faf7f2, #131614); color: light-dark(#1d221f, #efede6) }
main { max-width: 32rem; padding: 2rem 1.5rem }
main > b { color: light-dark(#1c5a41, #8ed0ae) }
h1 { margin: .5rem 0; font-size: 1.75rem; line-height: 1.2 }
a { color: light-dark(#1c5a41, #8ed0ae) }
`;

/** A page without scripts, files or data, for when rendering is impossible or refused. */
export function toPlainPage({ language, title, text, retry, home, detail }: PlainPage): string {
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} | Spolverk</title>
<style>${style}</style>
<main>
<b>Spolverk</b>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
<p><a href="">${escapeHtml(retry)}</a>${home ? ` · <a href="/">${escapeHtml(home)}</a>` : ""}</p>
${detail ? `<p><small>${escapeHtml(detail)}</small></p>\n` : ""}</main>
</html>
`;
}

/**
 * The page of last resort, when even the error page could not be rendered. It is in English, because loading the texts
 * of a language may be what failed.
 */
export function toFailurePage(requestId: string): string {
  return toPlainPage({
    language: "en",
    title: "Something went wrong",
    text: "We could not show this page. Please try again in a moment.",
    retry: "Try again",
    home: "To the start page",
    detail: requestId,
  });
}

const styleHash = createHash("sha256").update(style).digest("base64");

/** The content security policy of a plain page: it allows only the inline style. */
export const plainPagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
}
