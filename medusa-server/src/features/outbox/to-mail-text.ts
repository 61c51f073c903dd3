import type { TranslateMail } from "@spolverk/content";
import type { MailBlock, MailContent } from "./mail-content.ts";

/** Renders a mail for readers without HTML. */
export function toMailText({ title, blocks, sender }: MailContent, t: TranslateMail): string {
  const parts = [
    title,
    ...blocks.map((block) => toText(block, t)),
    `${sender.name}\n${sender.address}\n${sender.numbers}\n${sender.url}`,
  ];
  return `${parts.join("\n\n")}\n`;
}

function toText(block: MailBlock, t: TranslateMail): string {
  switch (block.kind) {
    case "text":
      return block.text;
    case "rows":
      return [
        ...(block.heading === null ? [] : [block.heading.toLocaleUpperCase()]),
        ...block.rows.map(({ name, detail, value }) =>
          [
            value === "" ? name : t("common.labelled", { label: name, value }),
            ...(detail ? [`  ${detail}`] : []),
          ].join("\n"),
        ),
      ].join("\n");
    case "lines":
      return [block.heading.toLocaleUpperCase(), ...block.lines].join("\n");
    case "button":
    case "link":
      return t("common.labelled", { label: block.text, value: block.url });
  }
}
