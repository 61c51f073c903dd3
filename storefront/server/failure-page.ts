/**
 * The page of last resort, when even the error page could not be rendered: no script, no style sheet, no
 * data. In English, for the texts may be what is missing.
 */
export function toFailurePage(requestId: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Something went wrong | Spolverk</title>
<main>
<h1>Something went wrong</h1>
<p>We could not show this page. Please try again in a moment.</p>
<p><a href="">Try again</a> · <a href="/">To the start page</a></p>
<p><small>${requestId.replaceAll(/[^\w-]/g, "")}</small></p>
</main>
</html>
`;
}
