import { languages } from "@spolverk/content/languages";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, it } from "vitest";
import { createTestI18n } from "../../../testing/create-test-i18n.ts";
import { TermsLabel } from "./terms-label.tsx";

describe.each(languages)("the label of the terms in %s", (language) => {
  it.each([
    ["a private individual", false, ["/terms", "/withdrawal-policy", "/privacy"]],
    ["a company, which may not withdraw,", true, ["/terms", "/privacy"]],
  ])(
    "links %s to what is accepted and read, each in a tab of its own [2.16] [5.7]",
    async (_, isCompany, paths) => {
      const i18n = await createTestI18n(language);
      const html = renderToStaticMarkup(
        <I18nextProvider i18n={i18n}>
          <TermsLabel isCompany={isCompany} />
        </I18nextProvider>,
      );
      const links = [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*target="_blank"[^>]*>[^<]+<\/a>/g)];
      expect(links.map(([, path]) => path)).toEqual(paths);
      expect(html).not.toMatch(/&lt;|<terms>|<withdrawal>|<privacy>|\{\{/);
    },
  );
});
