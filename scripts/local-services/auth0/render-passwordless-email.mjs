import { readFileSync } from "node:fs";
import { Liquid } from "liquidjs";

const file = new URL("../../../docker/auth0/passwordless-email.liquid", import.meta.url);
const sitesLine = '{%- assign sites = "" ';
const engine = new Liquid();

/**
 * Renders the mail with the sign-in code as the Auth0 tenant would: by the template that the operator copies into the
 * tenant (docs/accounts.md), with the URLs of the sites filled in, and by the template engine that Auth0 uses.
 *
 * @param {object} values
 * @param {readonly string[]} values.origins of the sites, the international one first
 * @param {string | undefined} values.link Auth0's own, to its `/passwordless/verify_redirect`
 * @param {string} values.code
 * @param {string} values.language
 * @returns {string} HTML
 */
export function renderPasswordlessEmail({ origins, link, code, language }) {
  const template = readFileSync(file, "utf8");
  if (!template.includes(sitesLine)) throw new Error(`${file.pathname} has no line for the sites`);
  const filled = template.replace(sitesLine, () => `{%- assign sites = "${origins.join(", ")}" `);
  return engine.parseAndRenderSync(filled, { link, code, request_language: language });
}
