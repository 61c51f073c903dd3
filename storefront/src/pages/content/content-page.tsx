import type { Page } from "@spolverk/bff/contract";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { type ReactNode, useMemo } from "react";
import { pageQuery } from "../../api/queries.ts";
import { ContentsList, needsContents } from "../../ui/rich-text/contents-list.tsx";
import { InlineText } from "../../ui/rich-text/inline-text.tsx";
import { listHeadings } from "../../ui/rich-text/list-headings.ts";
import { RichText } from "../../ui/rich-text/rich-text.tsx";

type ContentPageProps = {
  name: string;
  /** The next step below the text: a form or links. */
  end: ReactNode;
  /** Renders the text in another way, such as collapsible questions. By default it is rendered as running text. */
  renderText?: (content: Page["content"]) => ReactNode;
  /** The page's main content before the text, for a page that consists of more than text. */
  children?: ReactNode;
};

/** A content page [2.10], [2.11]: its lead, its text with a table of contents, and the next step. */
export function ContentPage({ name, end, renderText, children }: ContentPageProps) {
  const { api, shop } = useRouteContext({ from: "__root__" });
  const { data: page } = useSuspenseQuery(pageQuery(api, shop.site.code, name));
  const headings = useMemo(() => (page ? listHeadings(page.content) : []), [page]);
  if (!page) return null;
  const [first, ...rest] = page.content.content;
  const lead = first?.type === "paragraph" ? first : null;
  const text: Page["content"] = lead ? { type: "doc", content: rest } : page.content;
  return (
    <article className="pt-4 sm:pt-8">
      <header className="max-w-[70ch]">
        <h1 className="title-page">{page.title}</h1>
        {lead && (
          <p className="mt-5 text-xl leading-relaxed break-words hyphens-auto text-soft">
            <InlineText nodes={lead.content} />
          </p>
        )}
      </header>
      {children}
      <div className="mt-10 justify-between gap-16 lg:grid lg:grid-cols-[minmax(0,70ch)_17rem]">
        <div className="lg:order-2">{needsContents(headings) && <ContentsList headings={headings} />}</div>
        <div className="min-w-0">{renderText ? renderText(text) : <RichText content={text} />}</div>
      </div>
      {end}
    </article>
  );
}
