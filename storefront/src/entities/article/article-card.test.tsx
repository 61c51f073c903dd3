import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from "@tanstack/react-router";
import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, it } from "vitest";
import { createTestI18n } from "../../testing/create-test-i18n.ts";
import { ImagesContext } from "../../ui/images-context.ts";
import { ArticleCard } from "./article-card.tsx";

const i18n = await createTestI18n("sv");
const article = {
  slug: "drone-frame",
  type: "Use cases",
  title: "A drone frame that survives a crash",
  description: "How a club prints frames that fly again the same day.",
  tags: ["pa", "drones"],
  cover: { src: "/media/article-drone.svg", alt: "A frame" },
  onlyEnglish: false,
};
const none = (value: string) => ({ value, matchLevel: "none" as const });
const full = (value: string) => ({ value, matchLevel: "full" as const });

function render(changes: Partial<ComponentProps<typeof ArticleCard>> = {}): string {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  return renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <I18nextProvider i18n={i18n}>
        <ImagesContext value="https://spolverk.imgix.net">
          <ArticleCard article={article} headingLevel={3} {...changes} />
        </ImagesContext>
      </I18nextProvider>
    </RouterContextProvider>,
  );
}

describe("the article card [2.49]", () => {
  it("shows cover, type in the page's language, title, description and tags with # [2.49]", () => {
    const html = render();
    expect(html).toContain('alt="A frame"');
    expect(html).toContain(">Användningsfall<");
    expect(html).toMatch(
      /<h3.*href="\/knowledge\/articles\/drone-frame".*>A drone frame that survives a crash<\/a>/,
    );
    expect(html).toContain("How a club prints frames that fly again the same day.");
    expect(html).toMatch(/#pa<.*#drones</);
  });

  it("requests its cover 320 wide, for standard and high-density screens [7.25] [9.46]", () => {
    expect(render()).toMatch(/article-drone\.svg\?[^ ]*w=320&amp;dpr=1 1x, [^ ]*w=320&amp;dpr=2 2x/);
  });

  it("says that an article is only in English, and marks its language for assistive technology [2.49]", () => {
    const html = render({ article: { ...article, onlyEnglish: true } });
    expect(html).toContain("endast på engelska");
    expect(html).toContain('lang="en"');
    expect(render()).not.toMatch(/endast på engelska|lang="en"/);
  });

  it.each([
    ["Use cases", true],
    ["Tips", true],
    ["Glossary", false],
    ["Something new", false],
  ])("gives %s the fuller layout: %s [2.49]", (type, isFuller) => {
    const html = render({ article: { ...article, type } });
    expect(html.includes("line-clamp")).toBe(!isFuller);
  });

  it("marks the matches of a search in title, tags and type [2.49]", () => {
    const html = render({
      highlight: {
        title: full("A <em>drone</em> frame"),
        type: full("<em>Use</em> cases"),
        tags: [none("pa"), full("<em>drones</em>")],
      },
    });
    for (const text of ["drone", "Use", "drones"])
      expect(html).toMatch(new RegExp(`<mark[^>]*>${text}</mark>`));
    expect(html).not.toContain("Användningsfall");
  });

  it("shows a matching snippet between ellipses instead of the description [2.49]", () => {
    const html = render({ highlight: { snippet: full("lay the <em>first</em> layer") } });
    expect(html).toMatch(/… lay the <mark[^>]*>first<\/mark> layer …/);
    expect(html).not.toContain("How a club prints");
  });

  it("keeps the description when the snippet's matchLevel is none [2.49]", () => {
    const html = render({ highlight: { snippet: none("anything") } });
    expect(html).toContain("How a club prints");
    expect(html).not.toContain("…");
  });

  it("renders a search service's text never as HTML", () => {
    const html = render({ highlight: { title: full("<img src=x onerror=alert(1)><em>x</em>") } });
    expect(html).toContain("&lt;img src=x onerror=alert(1)&gt;");
  });
});
