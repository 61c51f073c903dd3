import tailwindcss from "@tailwindcss/vite";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** Our own packages have no side effects: a module without used exports may be dropped, its schemas included. */
const ownPackage = /[\\/](?:domain|bff|content)[\\/]dist[\\/]/;

/**
 * The initial chunk of every page excludes the entry: the entry waits for the texts, which would wait for the entry's
 * chunk if they imported from it.
 */
const allButEntry = /^(?!.*[\\/]entry-client\.tsx$)/;

/** Matches the modules of these names: src/ui/picture.tsx is "picture", also when the build reads domain/dist. */
const modules = (...names: string[]) => new RegExp(`[\\\\/](?:${names.join("|")})\\.(?:tsx?|js)$`);

/**
 * Small modules shared by pages of one kind, grouped because each file would be a request. A page that needs one module
 * of a group loads all of it, so a group holds modules that are used together.
 */
const sharedParts = {
  /** Used by nearly every page beside the frame. */
  page: modules("use(?:Suspense)?Query", "picture", "track-buying", "use-media-query"),
  /** Products with their prices, used by the start page, listings, products and articles. */
  cards: modules("product-grid", "to-major", "format-decimal"),
  articles: modules("article-section", "article-grid", "article-card"),
  trail: modules("breadcrumbs", "to-breadcrumb-list"),
  listing: modules(
    "filter-panel",
    "use-listing",
    "use-price-view",
    "listing-pages-query",
    "listing-terms",
    "to-listing-query",
    "search-error",
  ),
  /** Shared by a product's page, its head and dialogs, the cart and the checkout. */
  buying: modules(
    "choose-variation",
    "is-sold-in-currency",
    "to-swipe-step",
    "to-labelled",
    "use-add-to-cart",
    "resolve-max-quantity",
    "restore-cart-line",
    "back-order-note",
    "guarantee-notice",
    "format-country",
    "earned-points",
    "club-terms",
    "use-loyalty",
  ),
  /** Shared by the bars of every page and some pages. */
  bars: modules("stored-checkout", "use-root-attribute", "use-after-press", "focus-content", "useLocation"),
};

export default defineConfig(({ command }) => ({
  plugins: [
    tanstackRouter({
      target: "react",
      autoCodeSplitting: true,
      routesDirectory: "src/routes",
      generatedRouteTree: "src/routeTree.gen.ts",
      addExtensions: true,
      // A page's loader is split off with its component, so that the first page does not carry the loaders of others.
      codeSplittingOptions: {
        defaultBehavior: [["loader", "component", "errorComponent", "notFoundComponent"]],
      },
    }),
    react(),
    tailwindcss(),
  ],
  resolve: {
    dedupe: ["react", "react-dom"],
    // The router's store uses a shim for a hook that React 17 lacked; our React has it.
    alias: [{ find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: "react" }],
  },
  appType: "custom",
  builder: {
    async buildApp(builder) {
      for (const environment of Object.values(builder.environments)) await builder.build(environment);
    },
  },
  environments: {
    client: {
      build: {
        outDir: "dist/client",
        manifest: true,
        // Vite's preload map would add the chunk names of every page to the first one. The HTML preloads its own page's
        // chunks, and a link's page is fetched on hover.
        modulePreload: false,
        assetsInlineLimit: 0,
        rollupOptions: {
          input: "src/entry-client.tsx",
          treeshake: { moduleSideEffects: [{ test: ownPackage, sideEffects: false }] },
          output: {
            // Modules of one group compress better in one file than in twenty; their imports are included.
            codeSplitting: {
              groups: [
                { name: "start", tags: ["$initial"], test: allButEntry },
                ...Object.entries(sharedParts).map(([name, test]) => ({ name, test, minShareCount: 2 })),
              ],
            },
          },
        },
      },
    },
    ssr: {
      // Everything is bundled, so that React is its production build regardless of the environment.
      ...(command === "build" && {
        resolve: { noExternal: true as const },
        define: { "process.env.NODE_ENV": JSON.stringify("production") },
      }),
      build: {
        outDir: "dist/server",
        copyPublicDir: false,
        emptyOutDir: true,
        rollupOptions: {
          input: { "entry-server": "src/entry-server.tsx" },
          // One file: Node takes a tenth of a millisecond per page for import() of a chunk, even when it is loaded.
          output: { codeSplitting: false },
        },
      },
    },
  },
}));
