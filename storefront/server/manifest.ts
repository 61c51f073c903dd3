import { readFileSync } from "node:fs";
import type { Manifest } from "@tanstack/react-router";
import { z } from "zod";

const chunkSchema = z.object({
  file: z.string(),
  imports: z.array(z.string()).default([]),
  css: z.array(z.string()).default([]),
  assets: z.array(z.string()).default([]),
});
const viteManifestSchema = z.record(z.string(), chunkSchema);
type ViteManifest = z.infer<typeof viteManifestSchema>;

const entryKey = "src/entry-client.tsx";
const routeKey = /^src\/routes\/(.+)\.tsx\?tsr-split=/;

/** A chunk and all it imports, as addresses. */
function collectFiles(manifest: ViteManifest, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || seen.has(`/${chunk.file}`)) return seen;
  seen.add(`/${chunk.file}`);
  for (const imported of chunk.imports) collectFiles(manifest, imported, seen);
  return seen;
}

function toRouteId(fileName: string): string {
  if (fileName === "__root") return "__root__";
  return fileName === "index" ? "/" : `/${fileName.replaceAll(/(?<!\{-\$\w*)\./g, "/")}`;
}

/**
 * What each route of the built client loads, from Vite's manifest: the entry and the language's texts for
 * all, its own chunk for each route.
 */
export function createManifestFor(clientDirectory: string): (language: string) => Manifest {
  const source: unknown = JSON.parse(readFileSync(`${clientDirectory}/.vite/manifest.json`, "utf8"));
  const manifest = viteManifestSchema.parse(source);
  const entry = manifest[entryKey];
  if (!entry) throw new Error(`${entryKey} is missing in Vite's manifest: build the storefront again`);
  const entryFiles = collectFiles(manifest, entryKey);
  const kept = new Map<string, Manifest>();

  return (language) => {
    const made = kept.get(language) ?? build(language);
    kept.set(language, made);
    return made;
  };

  function build(language: string): Manifest {
    const texts = manifest[`../content/locales/${language}/shop.json`];
    const routes: Manifest["routes"] = {
      __root__: {
        css: (entry?.css ?? []).map((file) => `/${file}`),
        preloads: [...entryFiles, ...(texts ? [`/${texts.file}`] : [])],
        scripts: [{ attrs: { type: "module", async: true, src: `/${entry?.file}` } }],
      },
    };
    for (const key of Object.keys(manifest)) {
      const fileName = routeKey.exec(key)?.[1];
      if (!fileName) continue;
      const route = (routes[toRouteId(fileName)] ??= {});
      const own = [...collectFiles(manifest, key)].filter((file) => !entryFiles.has(file));
      route.preloads = [...new Set([...(route.preloads ?? []), ...own])];
    }
    return { routes };
  }
}

/** What a page loads from Vite's development server. */
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
