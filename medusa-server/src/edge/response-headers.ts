/** What the headers of a reply depend on beside its path. */
export type HeaderSettings = {
  adminPath: string;
  /** Origins that pictures of the admin's pages come from beside the admin's own. */
  pictureOrigins: readonly string[];
  /** Behind HTTPS, which browsers then use for a year without asking. */
  secure: boolean;
  /** The admin's pages are built; Vite's of development run inline scripts. */
  built: boolean;
};

const oneYearSeconds = 31_536_000;
/** Where the order pages of Medusa's admin get the flags of countries. */
const flags = "https://cdn.jsdelivr.net/gh/lipis/flag-icons/";

/** The headers that protect a browser that opens a page or file of this server, by lower-case name. */
export function toSecurityHeaders(path: string, settings: HeaderSettings): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    ...(settings.secure ? { "strict-transport-security": `max-age=${oneYearSeconds}` } : {}),
    "content-security-policy": toContentPolicy(path, settings),
  };
}

function toContentPolicy(path: string, { adminPath, pictureOrigins, built }: HeaderSettings): string {
  // An uploaded file may be a page with scripts.
  if (path.startsWith("/uploads/") || path.startsWith("/admin/files/")) {
    return "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";
  }
  const isAdmin = path === adminPath || path.startsWith(`${adminPath}/`);
  if (!isAdmin) return "script-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
  if (!built) return "frame-ancestors 'none'";
  return [
    "default-src 'self'",
    "script-src 'self'",
    // Its components write styles into elements.
    "style-src 'self' 'unsafe-inline'",
    `img-src ${["'self'", "data:", "blob:", flags, ...pictureOrigins].join(" ")}`,
    "font-src 'self' data:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
