/** Settings that, beside the path, decide a reply's headers. */
export type HeaderSettings = {
  adminPath: string;
  /** Origins of pictures on the admin's pages, beside the admin's own. */
  pictureOrigins: readonly string[];
  /** Whether the server is behind HTTPS, which browsers then require for a year. */
  secure: boolean;
  /** Whether the admin's pages are built; in development Vite's pages run inline scripts. */
  built: boolean;
};

const oneYearSeconds = 31_536_000;
/** Source of the country flags on the order pages of Medusa's admin. */
const flags = "https://cdn.jsdelivr.net/gh/lipis/flag-icons/";

/** Builds the headers that protect a browser on a page or file of this server, by lower-case name. */
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
  // No scripts: an uploaded file may be a page that contains some.
  if (path.startsWith("/uploads/") || path.startsWith("/admin/files/")) {
    return "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";
  }
  const isAdmin = path === adminPath || path.startsWith(`${adminPath}/`);
  if (!isAdmin) return "script-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
  if (!built) return "frame-ancestors 'none'";
  return [
    "default-src 'self'",
    "script-src 'self'",
    // The admin's components write inline styles.
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
