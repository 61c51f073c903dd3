import type { InlineNode, Mark } from "@spolverk/content/rich-text";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { renderWithoutKeys } from "../render-without-keys.ts";
import { Picture } from "../picture.tsx";
import { toLinkTarget } from "./to-link-target.ts";

const link =
  "rounded-sm font-medium text-accent underline decoration-1 underline-offset-3 hover:decoration-2";

/** Widths of a picture in pixels: from the column of a phone to the column of a desktop with a high-density screen. */
const pictureWidths = [400, 800, 1400];

/** The inline content of a paragraph, a heading or a cell, with its marks from the outside in. */
export function InlineText({ nodes }: { nodes: readonly InlineNode[] }) {
  return renderWithoutKeys(nodes, (node) => <InlinePiece node={node} />);
}

function InlinePiece({ node }: { node: InlineNode }) {
  if (node.type === "hardBreak") return <br />;
  if (node.type === "image") {
    const { src, alt, width, height } = node.attrs;
    return (
      <Picture
        alt={alt}
        className="my-6 h-auto w-full rounded-card bg-tile"
        height={height}
        sizes="(max-width: 767px) 92vw, 70ch"
        src={src}
        width={width}
        widths={pictureWidths}
      />
    );
  }
  return (node.marks ?? []).reduceRight<ReactNode>((inner, mark) => toMarked(mark, inner), node.text);
}

function toMarked(mark: Mark, inner: ReactNode): ReactNode {
  switch (mark.type) {
    case "bold":
      return <strong className="font-semibold">{inner}</strong>;
    case "italic":
      return <em>{inner}</em>;
    case "code":
      return <code className="rounded bg-sunken px-1.5 py-0.5 text-[0.9em]">{inner}</code>;
    case "link":
      return <TextLink href={mark.attrs.href}>{inner}</TextLink>;
  }
}

function TextLink({ href, children }: { href: string; children: ReactNode }) {
  const target = toLinkTarget(href);
  if (target) {
    return (
      <Link className={link} {...target}>
        {/* The fragment is for the type checker: Link also accepts functions as children. */}
        <>{children}</>
      </Link>
    );
  }
  return (
    <a className={link} href={href} rel="noopener">
      {children}
    </a>
  );
}
