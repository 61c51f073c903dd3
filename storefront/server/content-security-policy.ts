import { createHash } from "node:crypto";

const cachedHashes = new Map<string, string>();

/** Other origins that a page may load from. */
type ExternalOrigins = Partial<Record<"images" | "scripts" | "frames" | "calls", readonly string[]>>;

/**
 * The policy of one page. It allows the inline scripts that the shop itself wrote, by their hashes rather than by a
 * nonce: a page from the cache would serve the same nonce twice, which is no secret then.
 *
 * @param inlineScripts the text of each, as its author says: never what is found in the finished page
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
    // Color swatches carry their color in a style attribute.
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...images].join(" "),
    "font-src 'self'",
    ["connect-src 'self'", ...calls].join(" "),
    // A video of an article, once the shopper has pressed play.
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
  // The few short scripts that every page carries are the same each time.
  if (source.length < 2000 && cachedHashes.size < 50) cachedHashes.set(source, hash);
  return hash;
}
