import { gzipSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";

/** Bytes of a first visit. */
export type PageWeight = {
  /** The HTML, not compressed. */
  html: number;
  /** The shop's JavaScript until the browser is idle, gzip -9, by the name of the chunk. */
  scripts: Record<string, number>;
  /** How many files these scripts are. */
  files: number;
};

/** What the build calls a chunk, without the hash of what it holds: /assets/start-B4x_9k2P.js is "start". */
const chunkName = /\/assets\/(.+)-[\w-]{8}\.js$/;

/** Opens a page as a visitor who has never been here, and weighs what comes until the browser is idle. */
export async function weighPage(page: Page, url: string): Promise<PageWeight> {
  const responses: Response[] = [];
  page.on("response", (response) => void responses.push(response));
  const document = await page.goto(url);
  if (!document?.ok()) throw new Error(`${url} was not sent`);
  // The question about cookies is the last to come.
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

/** Which chunks have come, gone, grown or shrunk by more than a new hash does, the largest change first. */
export function listChanges(before: PageWeight, now: PageWeight): string[] {
  const noticedBytes = 30;
  return [...new Set([...Object.keys(before.scripts), ...Object.keys(now.scripts)])]
    .map((name) => ({ name, was: before.scripts[name] ?? 0, is: now.scripts[name] ?? 0 }))
    .filter(({ was, is }) => Math.abs(is - was) > noticedBytes)
    .toSorted((a, b) => b.is - b.was - (a.is - a.was))
    .map(({ name, was, is }) => `${name}: ${was} → ${is} bytes`);
}
