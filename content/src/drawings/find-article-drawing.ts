import { existsSync } from "node:fs";
import { join } from "node:path";
import { contentDirectory } from "../read-compiled.ts";

/**
 * Finds a drawing that an article names as its cover or shows in its text: address and size in pixels; null when
 * content/media has no such drawing.
 */
export function findArticleDrawing(name: string): { src: string; width: number; height: number } | null {
  const file = `media/article-${name}.svg`;
  return existsSync(join(contentDirectory, file)) ? { src: `/${file}`, width: 640, height: 360 } : null;
}
