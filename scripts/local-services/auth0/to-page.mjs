import { escapeHtml } from "../payments/create-payment-server.mjs";

const style = `
:root { color-scheme: light dark; --paper: light-dark(#faf7f2, #131614); --surface: light-dark(#fff, #1b1f1c); --ink: light-dark(#1d221f, #efede6); --soft: light-dark(#555c57, #abb2ac); --line: light-dark(#86837a, #7d867f); --accent: light-dark(#1c5a41, #8ed0ae); --accent-ink: light-dark(#fff, #0d1c15); --bad: light-dark(#a5301d, #ff9f88) }
* { box-sizing: border-box }
body { margin: 0; min-height: 100dvh; display: grid; place-items: start center; background: var(--surface); color: var(--ink); font: 16px/1.55 ui-sans-serif, system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif }
main { width: 100%; max-width: 27rem; padding: clamp(1.25rem, 5vw, 2.25rem); background: var(--surface) }
@media (min-width: 28rem) { body { background: var(--paper) } main { margin: clamp(0rem, 10vh, 6rem) 0; border-radius: 1.25rem; box-shadow: 0 10px 28px -14px rgb(0 0 0 / .35) } }
.brand { margin: 0 0 1.5rem; font-weight: 750; letter-spacing: -.02em }
h1 { margin: 0 0 .75rem; font-size: 1.6rem; line-height: 1.2; letter-spacing: -.015em; text-wrap: balance }
p { margin: 0 0 1rem; overflow-wrap: anywhere }
form { display: grid; gap: 1rem; margin: 0 0 1rem }
label { display: block; font-weight: 600; margin-bottom: .25rem }
input { width: 100%; min-height: 3rem; padding: .5rem .85rem; font: inherit; color: inherit; background: var(--surface); border: 1px solid var(--line); border-radius: .75rem }
input[aria-invalid] { border-color: var(--bad); border-width: 2px }
.hint { margin: .25rem 0 0; color: var(--soft); font-size: .9rem }
.error { margin: .25rem 0 0; color: var(--bad); font-weight: 600 }
button, .button { display: block; width: 100%; min-height: 3rem; padding: .65rem 1rem; font: inherit; font-weight: 650; text-align: center; text-decoration: none; color: var(--accent-ink); background: var(--accent); border: 1px solid var(--accent); border-radius: .75rem; cursor: pointer }
.quiet { color: var(--ink); background: transparent; border-color: var(--line) }
a { color: var(--accent) }
.or { margin: 0; text-align: center; color: var(--soft) }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }`;

/**
 * Renders a page of the provider in the style of the shop.
 *
 * @param {{ language: string, title: string, body: string }} page `body` is HTML
 */
export const toPage = ({ language, title, body }) => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} | Spolverk</title>
<style>${style}</style>
</head>
<body>
<main>
<p class="brand">Spolverk</p>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`;

/**
 * Renders a field with its label, its hint and its error.
 *
 * @param {object} field
 * @param {"email" | "password" | "code"} field.name
 * @param {string} field.label
 * @param {string} field.autocomplete
 * @param {string | undefined} [field.value]
 * @param {string} [field.hint]
 * @param {string | undefined} [field.error]
 */
export function toField({ name, label, autocomplete, value = "", hint, error }) {
  const described = [...(hint ? [`${name}-hint`] : []), ...(error ? [`${name}-error`] : [])].join(" ");
  return `<div>
<label for="${name}">${escapeHtml(label)}</label>
<input id="${name}" name="${name}" type="${name === "code" ? "text" : name}" value="${escapeHtml(value)}" autocomplete="${autocomplete}" required${
    described ? ` aria-describedby="${described}"` : ""
  }${error ? ' aria-invalid="true" autofocus' : ""}>
${hint ? `<p class="hint" id="${name}-hint">${escapeHtml(hint)}</p>` : ""}
${error ? `<p class="error" id="${name}-error" role="alert">${escapeHtml(error)}</p>` : ""}
</div>`;
}
