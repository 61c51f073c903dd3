import { readFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeShopApi } from "./testing/fake-shop-api.ts";
import { renderTestPage } from "./testing/render-test-page.ts";

const publicDirectory = path.join(import.meta.dirname, "../public");
const pngSignature = "89504e470d0a1a0a";

beforeEach(() => void vi.stubGlobal("fetch", fakeShopApi));
afterEach(() => void vi.unstubAllGlobals());

it("pages link an icon for home screens, at the path that devices try without a link", async () => {
  const { html } = await renderTestPage("/");
  const [tag = ""] = /<link[^>]*rel="apple-touch-icon"[^>]*>/.exec(html) ?? [];
  expect(tag).toContain('href="/apple-touch-icon.png"');
  const file = readFileSync(path.join(publicDirectory, "apple-touch-icon.png"));
  expect(file.subarray(0, 8).toString("hex")).toBe(pngSignature);
  // Width and height of the first chunk, IHDR.
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([180, 180]);
});
