import { languages } from "@spolverk/content/languages";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, it } from "vitest";
import { createTestI18n } from "../../../testing/create-test-i18n.ts";
import { TermsLabel } from "./terms-label.tsx";

describe.each(languages)("the label of the terms in %s", (language) => {
  it("links to the terms and the privacy policy, each in a tab of its own [2.16] [5.7]", async () => {
    const i18n = await createTestI18n(language);
    const html = renderToStaticMarkup(
      <I18nextProvider i18n={i18n}>
        <TermsLabel />
      </I18nextProvider>,
    );
    expect([...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*target="_blank"[^>]*>[^<]+<\/a>/g)]).toMatchObject([
      { 1: "/terms" },
      { 1: "/privacy" },
    ]);
    expect(html).not.toMatch(/&lt;|<terms>|<privacy>|\{\{/);
  });
});
