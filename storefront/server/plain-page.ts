type PlainPage = {
  language: string;
  title: string;
  text: string;
  /** The words on the link that asks for the same page again. */
  retry: string;
  /** The words on the link to the start page; without it there is none. */
  home?: string;
  /** Small print, such as the request's id. */
  detail?: string;
};

/** A page without script, style sheet or data, for when there is nothing to render one with or no time to. */
export function toPlainPage({ language, title, text, retry, home, detail }: PlainPage): string {
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} | Spolverk</title>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
<p><a href="">${escapeHtml(retry)}</a>${home ? ` · <a href="/">${escapeHtml(home)}</a>` : ""}</p>
${detail ? `<p><small>${escapeHtml(detail)}</small></p>\n` : ""}</main>
</html>
`;
}

/** The page of last resort, when even the error page could not be rendered. In English: the texts may be what is missing. */
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

/** What a plain page may do: nothing but be read. */
export const plainPagePolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
}
