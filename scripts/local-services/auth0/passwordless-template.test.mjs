import { readFileSync } from "node:fs";
import { createIdentityTranslate, languages, listHosts, readSites } from "@spolverk/content";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { renderPasswordlessEmail } from "./render-passwordless-email.mjs";
import { toOrigins } from "./shop-client.mjs";

/** Placeholders that the test renders in place of the mail's values. */
const code = "{{ code }}";
/** The template's condition for a language; Norwegian also has the codes that browsers use for it. */
const isLanguage = (/** @type {string} */ language) =>
  (language === "no" ? ["no", "nb", "nn"] : [language]).map((name) => `language == "${name}"`).join(" or ");

/** @param {import("@spolverk/content").Language} language */
function toText(language) {
  const t = createIdentityTranslate(language);
  return `<h1>${t("mailTitle.code")}</h1>
<p>${t("mailText.code", { code })}</p>
{%- if site != "" %}
<p><a href="{{ site }}/account/login?code={{ code }}">${t("mailButton.code")}</a></p>
{%- endif %}
<p>${t("mailExpires.code")}<br>${t("mail.ignore")}</p>
`;
}

const translated = languages.filter((language) => language !== "en");
const template = `{%- comment -%}
  The message of Auth0's passwordless e-mail (docs/accounts.md). A test writes it from content/locales.
  Put the addresses of the sites, the international one first, between the quotation marks of the next line, as they
  stand in SITE_ADDRESSES. The link leads to one of them and nowhere else: whoever calls /passwordless/start chooses
  redirect_uri, and the link holds the code. Without addresses the mail has the code alone.
{%- endcomment -%}
{%- assign sites = "" | split: ", " -%}
{%- assign site = sites | first | append: "" -%}
{%- assign redirect = link | append: "" | split: "redirect_uri=" | last | split: "&" | first | append: "" | replace: "%3A", ":" | replace: "%2F", "/" -%}
{%- for known in sites -%}
{%- assign callback = known | append: "/account/callback" -%}
{%- if redirect == callback -%}{%- assign site = known -%}{%- endif -%}
{%- endfor -%}
{%- assign language = request_language | append: "" | slice: 0, 2 | downcase -%}
${translated.map((language, place) => `{%- ${place === 0 ? "if" : "elsif"} ${isLanguage(language)} -%}\n${toText(language)}`).join("")}{%- else -%}
${toText("en")}{%- endif -%}
`;
const file = "../../../docker/auth0/passwordless-email.liquid";

const origins = toOrigins(
  "https://{code}.shop.example",
  listHosts(readSites()).map(({ subdomain }) => subdomain),
);
const [main = ""] = origins;
/** Builds the link that Auth0 creates from a redirect_uri. @param {string} redirectUri */
const toLink = (redirectUri) => {
  const query = new URLSearchParams({
    scope: "openid",
    redirect_uri: redirectUri,
    verification_code: "123456",
  });
  return `https://login.shop.example/passwordless/verify_redirect?${query.toString()}`;
};
/** @param {{ link?: string | undefined, language?: string, origins?: readonly string[] }} values */
const render = ({ link, language = "en", origins: known = origins }) =>
  renderPasswordlessEmail({ origins: known, link, code: "123456", language });
const findTargets = (/** @type {string} */ html) =>
  [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, target]) => target);
const toTarget = (/** @type {string} */ origin) => `${origin}/account/login?code=123456`;

describe("the mail with the sign-in code", () => {
  it("contains the shop's own texts in every language [4.36]", async () => {
    expect(
      languages.every((language) => template.includes(createIdentityTranslate(language)("mailTitle.code"))),
    ).toBe(true);
    await expect(template).toMatchFileSnapshot(file);
  });

  it.each(origins)("links to the site that asked: %s [4.36]", (origin) => {
    expect(findTargets(render({ link: toLink(`${origin}/account/callback`) }))).toEqual([toTarget(origin)]);
  });

  it.each([
    "https://evil.example/account/callback",
    "https://se.shop.example.evil.com/account/callback",
    "https://se.shop.example@evil.com/account/callback",
    "https://evil.com/https://se.shop.example/account/callback",
    "https://evil.com#https://se.shop.example/account/callback",
    "https://evil.com?redirect_uri=https://se.shop.example/account/callback",
    "https://se.shop.example:8443/account/callback",
    "https://se.shop.example\\@evil.com/account/callback",
    "https://SE.SHOP.EXAMPLE.evil.com/account/callback",
    "http://se.shop.example/account/callback",
    "//evil.com/account/callback",
    "https:evil.com/account/callback",
    "https%3A%2F%2Fevil.com%2Faccount%2Fcallback",
    "https://se.shop.example%2eevil.com/account/callback",
    "javascript:alert(1)//account/",
    '"><a href="https://evil.com/account/callback',
    "{{ code }}",
    "%zz",
    "",
  ])("links to the main site for the redirect_uri %s", (redirectUri) => {
    const raw = `https://login.shop.example/passwordless/verify_redirect?redirect_uri=${redirectUri}`;
    expect(findTargets(render({ link: toLink(redirectUri) }))).toEqual([toTarget(main)]);
    expect(
      findTargets(render({ link: raw })).every((target) => origins.map(toTarget).includes(target ?? "")),
    ).toBe(true);
  });

  it("links only to the shop, whichever redirect_uri the caller sends", () => {
    const parts = fc.constantFrom(
      ...origins,
      "https://",
      "//",
      "evil.com",
      "@",
      ".",
      "%2F",
      "&",
      "redirect_uri=",
      "/account/callback",
      "\\",
      '"',
      "#",
    );
    const hostile = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.array(parts, { maxLength: 8 }).map((all) => all.join("")),
    );
    fc.assert(
      fc.property(hostile, fc.boolean(), (text, isEncoded) => {
        const link = isEncoded ? toLink(text) : `https://login.shop.example/x?redirect_uri=${text}`;
        const [target, ...others] = findTargets(render({ link }));
        expect(origins.map(toTarget)).toContain(target);
        expect(others).toEqual([]);
      }),
    );
  });

  it("links to the main site when Auth0 gives no link", () => {
    expect(findTargets(render({}))).toEqual([toTarget(main)]);
  });

  it("shows only the code while no site is configured", () => {
    const html = render({ origins: [], link: toLink("https://evil.example/account/callback") });
    expect(findTargets(html)).toEqual([]);
    expect(html).toContain("123456");
    expect(readFileSync(new URL(file, import.meta.url), "utf8")).toContain('assign sites = ""');
  });

  it.each([
    ["nb-NO", "no"],
    ["NN", "no"],
    ["sv-SE", "sv"],
    ["pl", "en"],
    ["", "en"],
  ])("answers the language %s in %s", (asked, language) => {
    const t = createIdentityTranslate(languages.find((each) => each === language) ?? "en");
    expect(render({ language: asked })).toContain(t("mailTitle.code"));
  });
});
