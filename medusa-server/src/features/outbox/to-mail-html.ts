import type { MailBlock, MailContent } from "./mail-content.ts";

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escape = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? "");

const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const line = "border-bottom:1px solid #d9dce3";
const cell = `padding:10px 0;${line};vertical-align:top`;

/** Style sheet of the dark colors. The light colors are inline styles, since some mail programs drop style sheets. */
const darkColors = `
@media (prefers-color-scheme: dark) {
  .page { background: #16181d !important }
  .card { background: #22252c !important }
  .ink { color: #f2f3f5 !important }
  .soft { color: #b6bbc6 !important }
  .line { border-color: #434855 !important }
  .button { background: #ffb04a !important; color: #16181d !important }
  .link { color: #ffc070 !important }
}`;

/**
 * Renders a mail as HTML for programs of every age: tables, inline styles, no picture and nothing to fetch. Every text
 * is escaped.
 */
export function toMailHtml({ language, subject, title, blocks, sender }: MailContent): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escape(subject)}</title>
<style>:root { color-scheme: light dark }${darkColors}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#eef0f4;${font}">
<div role="main">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#eef0f4"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;border-radius:12px"><tr><td style="padding:28px 24px">
<p style="margin:0 0 20px;font-size:18px;font-weight:700"><a class="ink" href="${escape(sender.url)}" style="color:#16181d;text-decoration:none">${escape(sender.name)}</a></p>
<h1 class="ink" style="margin:0 0 16px;font-size:26px;line-height:1.25;color:#16181d">${escape(title)}</h1>
${blocks.map(toHtml).join("\n")}
</td></tr></table>
<p class="soft" style="margin:16px 0 0;font-size:13px;line-height:1.5;color:#545b6a">${escape(sender.name)}<br>${escape(sender.address)}<br>${escape(sender.numbers)}</p>
</td></tr></table>
</div>
</body>
</html>
`;
}

const toHeading = (heading: string) =>
  `<h2 class="ink" style="margin:28px 0 8px;font-size:17px;line-height:1.3;color:#16181d">${escape(heading)}</h2>`;
const toParagraph = (html: string) =>
  `<p class="ink" style="margin:0 0 16px;font-size:16px;line-height:1.55;color:#16181d">${html}</p>`;

function toHtml(block: MailBlock): string {
  switch (block.kind) {
    case "text":
      return toParagraph(escape(block.text));
    case "rows":
      return `${block.heading === null ? "" : toHeading(block.heading)}
<table width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;font-size:16px;line-height:1.45">
${block.rows.map(toRow).join("\n")}
</table>`;
    case "lines":
      return `${toHeading(block.heading)}\n${toParagraph(block.lines.map(escape).join("<br>"))}`;
    case "button":
      return `<p style="margin:24px 0"><a class="button" href="${escape(block.url)}" style="display:inline-block;padding:13px 24px;border-radius:8px;background:#16181d;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${escape(block.text)}</a></p>`;
    case "link":
      return toParagraph(
        `<a class="link" href="${escape(block.url)}" style="color:#8a4b00">${escape(block.text)}</a>`,
      );
  }
}

/** Maximum length of a value that is kept on one line. A longer line would be wider than a phone's screen. */
const mostOnOneLine = 24;

function toRow({ name, detail, value, isTotal }: Extract<MailBlock, { kind: "rows" }>["rows"][number]) {
  const weight = isTotal ? "font-weight:700;font-size:18px" : "font-weight:400";
  const below = detail
    ? `<br><span class="soft" style="font-size:14px;font-weight:400;color:#545b6a">${escape(detail)}</span>`
    : "";
  const wrap = value.length > mostOnOneLine ? "overflow-wrap:anywhere" : "white-space:nowrap";
  return `<tr><th scope="row" align="left" class="ink line" style="${cell};color:#16181d;${weight}">${escape(name)}${below}</th><td align="right" class="ink line" style="${cell};padding-left:16px;color:#16181d;${wrap};${weight}">${escape(value)}</td></tr>`;
}
