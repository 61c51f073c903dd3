import { readSites, type Site, toSiteInLanguage } from "@spolverk/content";
import { languages } from "@spolverk/content/languages";
import { toSiteOrigin } from "@spolverk/server-kit/to-site-origin";
import type { MiddlewareHandler } from "hono";

/**
 * Redirects `?language=no` on com to the same page on the Norwegian host, and any other language to com without the
 * parameter. Mails contain links with this parameter. It also selected Norwegian before the Norwegian pages had their
 * own host.
 */
export function chooseLanguage(
  siteByHost: (host: string | undefined) => Pick<Site, "code"> | undefined,
  hostTemplate: string,
): MiddlewareHandler {
  const com = readSites().find(({ code }) => code === "com");
  return async (c, next) => {
    const asked = c.req.query("language");
    if (asked === undefined || !com || siteByHost(c.req.header("host"))?.code !== com.code) return next();
    const language = languages.find((known) => known === asked) ?? com.language;
    const url = new URL(c.req.url);
    url.searchParams.delete("language");
    // Collapse leading slashes: "//host" would redirect to another site.
    const path = `${url.pathname.replace(/^\/+/, "/")}${url.search}`;
    return c.redirect(`${toSiteOrigin(hostTemplate, toSiteInLanguage(com, language))}${path}`, 302);
  };
}
