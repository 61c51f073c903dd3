import type { BlockNode, ListItemNode, RichText as RichTextTree } from "@spolverk/content/rich-text";
import { useTranslation } from "react-i18next";
import { Icon } from "../icon.tsx";
import { renderWithoutKeys } from "../render-without-keys.ts";
import { InlineText } from "./inline-text.tsx";
import { TextTable } from "./text-table.tsx";
import { VideoEmbed } from "./video-embed.tsx";

const noteLooks = {
  note: { box: "bg-accent-soft", icon: "info" },
  tip: { box: "bg-accent-soft", icon: "check" },
  warning: { box: "bg-warn-soft text-warn", icon: "warning" },
} as const;

const list = "my-4 space-y-2 pl-6 marker:text-accent";

/** Renders a text's tree [3.23]: semantic HTML in a readable measure. */
export function RichText({ content }: { content: RichTextTree }) {
  return (
    <div className="text-[1.0625rem] leading-relaxed break-words [&>:first-child]:mt-0">
      <Blocks nodes={content.content} />
    </div>
  );
}

/** The blocks of a text or of a part of it. */
export function Blocks({ nodes }: { nodes: readonly BlockNode[] }) {
  return renderWithoutKeys(nodes, (node) => <Block node={node} />);
}

function Block({ node }: { node: BlockNode }) {
  switch (node.type) {
    case "heading":
      return node.attrs.level === 2 ? (
        <h2 className="title-section mt-12 mb-4 scroll-mt-28" id={node.attrs.id}>
          <InlineText nodes={node.content} />
        </h2>
      ) : (
        <h3 className="mt-8 mb-3 scroll-mt-28 text-xl" id={node.attrs.id}>
          <InlineText nodes={node.content} />
        </h3>
      );
    case "paragraph":
      return (
        <p className="my-4">
          <InlineText nodes={node.content} />
        </p>
      );
    case "bulletList":
      return (
        <ul className={`${list} list-disc`}>
          <ListItems items={node.content} />
        </ul>
      );
    case "orderedList":
      return (
        <ol className={`${list} list-decimal`} start={node.attrs.start}>
          <ListItems items={node.content} />
        </ol>
      );
    case "blockquote":
      return (
        <blockquote className="my-6 border-l-4 border-accent pl-5 text-lg text-soft">
          <Blocks nodes={node.content} />
        </blockquote>
      );
    case "note":
      return <Note node={node} />;
    case "table":
      return <TextTable node={node} />;
    case "codeBlock":
      return (
        <pre className="my-6 overflow-x-auto rounded-2xl bg-sunken p-5 text-sm leading-relaxed">
          <code>{node.content.map(({ text }) => text).join("")}</code>
        </pre>
      );
    case "horizontalRule":
      return <hr className="my-10 border-line" />;
    case "video":
      return <VideoEmbed id={node.attrs.id} title={node.attrs.title} />;
  }
}

function ListItems({ items }: { items: readonly ListItemNode[] }) {
  return renderWithoutKeys(items, (item) => (
    <li className="pl-1 [&>:first-child]:mt-0 [&>:last-child]:mb-0">
      <Blocks nodes={item.content} />
    </li>
  ));
}

function Note({ node }: { node: Extract<BlockNode, { type: "note" }> }) {
  const { t } = useTranslation();
  const { box, icon } = noteLooks[node.attrs.look];
  return (
    <div
      aria-label={t(`richText.${node.attrs.look}`)}
      className={`my-6 flex gap-3 rounded-2xl p-5 ${box}`}
      role="note"
    >
      <Icon className="mt-0.5 size-6" name={icon} />
      <div className="min-w-0 [&>:first-child]:mt-0 [&>:last-child]:mb-0">
        <Blocks nodes={node.content} />
      </div>
    </div>
  );
}
