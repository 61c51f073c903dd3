import { createHash } from "node:crypto";

const cachedHashes = new Map<string, string>();

/** Other origins that a page may load resources from. */
type ExternalOrigins = Partial<Record<"images" | "scripts" | "frames" | "calls", readonly string[]>>;

/**
 * The content security policy of one page. It allows the shop's own inline scripts by hash instead of by nonce: a
 * cached page would send the same nonce to every visitor, so that the nonce would be no secret.
 *
 * @param inlineScripts the text of each script as its author supplied it, never text found in the finished page
 */
export function toContentSecurityPolicy(
  inlineScripts: readonly string[],
  { images = [], scripts = [], frames = [], calls = [] }: ExternalOrigins = {},
): string {
  const hashes = new Set(inlineScripts.map(toHash));
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts, ...hashes].join(" "),
    "style-src 'self'",
    // Color swatches have their color in a style attribute.
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...images].join(" "),
    "font-src 'self'",
    ["connect-src 'self'", ...calls].join(" "),
    // Videos in articles load after the shopper has pressed play.
    ["frame-src https://www.youtube-nocookie.com", ...frames].join(" "),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

function toHash(source: string): string {
  const cached = source.length < 2000 ? cachedHashes.get(source) : undefined;
  if (cached) return cached;
  const hash = `'sha256-${createHash("sha256").update(source).digest("base64")}'`;
  // Every page contains the same few short scripts, whose hashes are cached.
  if (source.length < 2000 && cachedHashes.size < 50) cachedHashes.set(source, hash);
  return hash;
}
