import { gzipSync } from "node:zlib";

/**
 * Bytes of gzipped JavaScript that a page loads before anything is clicked: its module scripts and
 * the modules it preloads.
 * @param {string} pageUrl
 * @returns {Promise<{ files: number; bytes: number }>}
 */
export async function measureInitialJavaScript(pageUrl) {
  const html = await (await fetch(pageUrl)).text();
  const sources = new Set();
  for (const [tag] of html.matchAll(/<(?:script|link)\b[^>]*>/g)) {
    const isModule = /rel="modulepreload"/.test(tag) || (tag.startsWith("<script") && tag.includes(" src="));
    const source = /(?:src|href)="([^"]+\.js)"/.exec(tag)?.[1];
    if (isModule && source) sources.add(source);
  }
  let bytes = 0;
  for (const source of sources) {
    const script = await (await fetch(new URL(source, pageUrl))).arrayBuffer();
    bytes += gzipSync(new Uint8Array(script), { level: 9 }).length;
  }
  return { files: sources.size, bytes };
}
