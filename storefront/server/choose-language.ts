import type { MiddlewareHandler } from "hono";
import { toSettingCookie } from "../src/site/settings-cookies.ts";

/**
 * `?language=no` on com remembers Norwegian in a cookie, any other language forgets it; either way the
 * shopper goes on to the same page without the parameter [DESIGN 4].
 */
export function chooseLanguage(
  siteCodeFor: (host: string | undefined) => string | undefined,
  isHttps: boolean,
): MiddlewareHandler {
  return async (c, next) => {
    const language = c.req.query("language");
    if (language === undefined || siteCodeFor(c.req.header("host")) !== "com") return next();
    const url = new URL(c.req.url);
    url.searchParams.delete("language");
    // Only the server reads it.
    const cookie = toSettingCookie("language", language === "no" ? "no" : "site", isHttps);
    c.header("Set-Cookie", `${cookie}; HttpOnly`);
    c.header("Cache-Control", "private, no-store");
    // Leading slashes are folded: "//host" would lead to another site.
    return c.redirect(`${url.pathname.replace(/^\/+/, "/")}${url.search}`, 302);
  };
}
