import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Content } from "./load/content.ts";

const packageUrl = new URL("../", import.meta.url);

/** Where build.ts puts what it makes; absolute paths that hold from src and from dist. */
export const contentDirectory: string = fileURLToPath(packageUrl);
export const dataDirectory: string = fileURLToPath(new URL("dist/data/", packageUrl));
export const mediaDirectory: string = fileURLToPath(new URL("dist/media/", packageUrl));

/** A function that reads one part of the compiled content, from disk the first time only. */
export function readCompiled<K extends keyof Content>(part: K): () => Content[K] {
  let value: Content[K] | undefined;
  return () => {
    // The build has parsed it by its schema before it was written.
    value ??= JSON.parse(readFileSync(`${dataDirectory}${part}.json`, "utf8")) as Content[K];
    return value;
  };
}
