import { gzipSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";

/** Bytes of a first visit. */
export type PageWeight = {
  /** Size of the uncompressed HTML. */
  html: number;
  /** The shop's JavaScript until the browser is idle, gzip -9, by chunk name. */
  scripts: Record<string, number>;
  /** Number of script files. */
  files: number;
};

/** The chunk's name without the content hash: /assets/start-B4x_9k2P.js is "start". */
const chunkName = /\/assets\/(.+)-[\w-]{8}\.js$/;

/** Opens a page as a first-time visitor and weighs what loads until the browser is idle. */
export async function weighPage(page: Page, url: string): Promise<PageWeight> {
  const responses: Response[] = [];
  page.on("response", (response) => void responses.push(response));
  const document = await page.goto(url);
  if (!document?.ok()) throw new Error(`${url} was not sent`);
  // The cookie banner is the last part of a page to render.
  await page.locator("[data-visitor-bars] section").waitFor();
  await page.waitForLoadState("networkidle");
  const scripts: Record<string, number> = {};
  let files = 0;
  for (const response of responses) {
    const name = chunkName.exec(new URL(response.url()).pathname)?.[1];
    if (name === undefined) continue;
    const { length } = gzipSync(await response.body(), { level: 9 });
    scripts[name] = (scripts[name] ?? 0) + length;
    files += 1;
  }
  const html = await document.body();
  return { html: html.length, scripts, files };
}

export const sumScripts = ({ scripts }: PageWeight): number =>
  Object.values(scripts).reduce((sum, bytes) => sum + bytes, 0);

/** Lists chunks that were added, removed, or changed by more than a new hash does, the largest change first. */
export function listChanges(before: PageWeight, now: PageWeight): string[] {
  const noticedBytes = 30;
  return [...new Set([...Object.keys(before.scripts), ...Object.keys(now.scripts)])]
    .map((name) => ({ name, was: before.scripts[name] ?? 0, is: now.scripts[name] ?? 0 }))
    .filter(({ was, is }) => Math.abs(is - was) > noticedBytes)
    .toSorted((a, b) => b.is - b.was - (a.is - a.was))
    .map(({ name, was, is }) => `${name}: ${was} → ${is} bytes`);
}
