import { createHash } from "node:crypto";

const inlineScript = /<script(?![^>]*\b(?:src|type="application)\b)[^>]*>([\s\S]*?)<\/script>/g;
const known = new Map<string, string>();

/** Other origins that a page may load from. */
type OuterOrigins = Partial<Record<"images" | "scripts" | "frames" | "calls", readonly string[]>>;

/**
 * The policy of one page. Its inline scripts are allowed by their hashes rather than by a nonce, so that
 * a kept page stays safe: a nonce that is served twice is no secret.
 */
export function toContentSecurityPolicy(
  html: string,
  { images = [], scripts = [], frames = [], calls = [] }: OuterOrigins = {},
): string {
  const hashes = new Set<string>();
  for (const [, source = ""] of html.matchAll(inlineScript)) if (source !== "") hashes.add(toHash(source));
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts, ...hashes].join(" "),
    "style-src 'self'",
    // Colour swatches carry their colour in a style attribute.
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
  const kept = source.length < 2000 ? known.get(source) : undefined;
  if (kept) return kept;
  const hash = `'sha256-${createHash("sha256").update(source).digest("base64")}'`;
  // The few short scripts that every page carries are the same each time.
  if (source.length < 2000 && known.size < 50) known.set(source, hash);
  return hash;
}
