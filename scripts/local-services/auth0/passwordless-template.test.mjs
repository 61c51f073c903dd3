import { createIdentityTranslate, languages } from "@spolverk/content";
import { expect, it } from "vitest";

/** What stands in the mail's place of a value. */
const code = "{{ code }}";

/** @param {import("@spolverk/content").Language} language @param {number} place */
function toBranch(language, place) {
  const t = createIdentityTranslate(language);
  return `{%- ${place === 0 ? "if" : "elsif"} language == "${language}" -%}
<h1>${t("mailTitle.code")}</h1>
<p>${t("mailText.code", { code })}</p>
<p><a href="{{ url }}">${t("mailButton.code")}</a></p>
<p>${t("mailExpires.code")}<br>${t("mail.ignore")}</p>
`;
}

const template = `{%- comment -%}
  The message of Auth0's passwordless e-mail (docs/accounts.md). A test writes it from content/locales.
  The link leads to the site that asked, without the address.
{%- endcomment -%}
{%- assign redirect = link | split: "redirect_uri=" | last | split: "&" | first | replace: "%3A", ":" | replace: "%2F", "/" -%}
{%- assign url = redirect | split: "/account/" | first | append: "/account/login?code=" | append: code -%}
{%- assign language = request_language | slice: 0, 2 -%}
${languages.map(toBranch).join("")}{%- endif -%}
`;

it("the mail with the code that Auth0 sends says what the shop's texts say, in every language [4.36]", async () => {
  expect(
    languages.every((language) => template.includes(createIdentityTranslate(language)("mailTitle.code"))),
  ).toBe(true);
  await expect(template).toMatchFileSnapshot("../../../docker/auth0/passwordless-email.liquid");
});
