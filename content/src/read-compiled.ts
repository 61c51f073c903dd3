import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Content } from "./load/content.ts";

const packageUrl = new URL("../", import.meta.url);

/** Output directory of build.ts, as an absolute path that is the same from src and dist. */
export const contentDirectory: string = fileURLToPath(packageUrl);
export const dataDirectory: string = fileURLToPath(new URL("dist/data/", packageUrl));
export const mediaDirectory: string = fileURLToPath(new URL("dist/media/", packageUrl));

/** Returns a reader of one part of the compiled content, which reads the disk only the first time. */
export function readCompiled<K extends keyof Content>(part: K): () => Content[K] {
  let value: Content[K] | undefined;
  return () => {
    // The cast is safe: the build parsed the content by its schema before writing the file.
    value ??= JSON.parse(readFileSync(`${dataDirectory}${part}.json`, "utf8")) as Content[K];
    return value;
  };
}
