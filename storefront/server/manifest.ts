import { readFileSync } from "node:fs";
import type { Manifest } from "@tanstack/react-router";
import { z } from "zod";
import type { TextFile } from "../src/i18n/shop-texts.ts";
import type { PageRenderer } from "../src/page-renderer.ts";

const chunkSchema = z.object({
  file: z.string(),
  imports: z.array(z.string()).default([]),
  css: z.array(z.string()).default([]),
  assets: z.array(z.string()).default([]),
});
const viteManifestSchema = z.record(z.string(), chunkSchema);
type Chunk = z.infer<typeof chunkSchema>;
type ViteManifest = z.infer<typeof viteManifestSchema>;

/** The router's name for the frame of all pages. */
const rootRouteId = "__root__";
const entryKey = "src/entry-client.tsx";
/**
 * Matches the chunk of a route's page and loader, and the chunk of a route's head when the head is loaded separately.
 */
const routeKey = /^src\/routes\/(?:(.+)\.tsx\?tsr-split=|-heads\/(.+)\.ts$)/;

/** Collects a chunk and all its imports. */
function collectChunks(manifest: ViteManifest, key: string, seen = new Set<Chunk>()): Set<Chunk> {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk)) return seen;
  seen.add(chunk);
  for (const imported of chunk.imports) collectChunks(manifest, imported, seen);
  return seen;
}

const toAddress = ({ file }: Chunk) => `/${file}`;

function toRouteId(fileName: string): string {
  if (fileName === "__root") return rootRouteId;
  return `/${fileName.replaceAll(/(?<!\{-\$\w*)\./g, "/")}`.replace(/\/index$/, "/");
}

export type ManifestFor = (language: string, texts: RouteTexts) => Manifest;
type RouteTexts = ReturnType<PageRenderer["listRouteTexts"]>;

/**
 * Reads from Vite's manifest what each route of the built client loads: all pages share the style sheet, the entry and
 * the common texts; each route adds its own chunk and texts.
 */
export function createManifestFor(clientDirectory: string): ManifestFor {
  const source: unknown = JSON.parse(readFileSync(`${clientDirectory}/.vite/manifest.json`, "utf8"));
  const manifest = viteManifestSchema.parse(source);
  const entry = manifest[entryKey];
  if (!entry) throw new Error(`${entryKey} is missing in Vite's manifest: build the storefront again`);
  const entryChunks = collectChunks(manifest, entryKey);
  const cache = new Map<string, Manifest>();

  return (language, texts) => {
    const built = cache.get(language) ?? build(language, texts);
    cache.set(language, built);
    return built;
  };

  function build(language: string, texts: RouteTexts): Manifest {
    const textFiles = (files: readonly TextFile[]) =>
      files.flatMap((file) => {
        const isOfEveryPage = file === "shop";
        const chunk =
          manifest[
            isOfEveryPage
              ? `src/i18n/languages/${language}.ts`
              : `../content/locales/${language}/${file}.json`
          ];
        return chunk ? [`/${chunk.file}`] : [];
      });
    const modules = new Map([
      [rootRouteId, new Set([...[...entryChunks].map(toAddress), ...textFiles(["shop"])])],
    ]);
    const add = (id: string, files: readonly string[]) =>
      modules.set(id, new Set([...(modules.get(id) ?? []), ...files]));
    const keys = Object.keys(manifest);
    const pages = new Set(keys.map((key) => routeKey.exec(key)?.[1]));
    for (const key of keys) {
      const [, page, head] = routeKey.exec(key) ?? [];
      const fileName = page ?? head;
      if (!fileName) continue;
      if (head && !pages.has(head)) throw new Error(`${key} is the head of a route that does not exist`);
      const chunks = [...collectChunks(manifest, key)].filter((chunk) => !entryChunks.has(chunk));
      add(toRouteId(fileName), chunks.map(toAddress));
    }
    for (const [id, files] of texts) add(id, textFiles(files));

    const routes: Manifest["routes"] = {};
    for (const [id, files] of modules) routes[id] = { preloads: [...files] };
    const css = [...entryChunks].flatMap((chunk) => chunk.css).map((file) => `/${file}`);
    const scripts = [{ attrs: { type: "module", src: `/${entry?.file}` } }];
    routes[rootRouteId] = { ...routes[rootRouteId], css, scripts };
    return { routes };
  }
}

/** The scripts that a page loads from Vite's development server. */
export function createDevelopmentManifest(): Manifest {
  const refresh =
    'import { injectIntoGlobalHook } from "/@react-refresh";injectIntoGlobalHook(window);window.$RefreshReg$ = () => {};window.$RefreshSig$ = () => (type) => type;';
  return {
    routes: {
      __root__: {
        css: ["/src/app.css"],
        scripts: [
          { attrs: { type: "module" }, children: refresh },
          { attrs: { type: "module", src: "/@vite/client" } },
          { attrs: { type: "module", src: "/src/entry-client.tsx" } },
        ],
      },
    },
  };
}
