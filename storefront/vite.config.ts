import tailwindcss from "@tailwindcss/vite";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** Our own packages only declare things: a module nothing is taken from may be left out, its schemas with it. */
const ownPackage = /[\\/](?:domain|bff|content)[\\/]dist[\\/]/;

/**
 * What every page starts with, but for the entry: that waits for the texts, which would wait for the entry's chunk if they
 * imported from it.
 */
const allButEntry = /^(?!.*[\\/]entry-client\.tsx$)/;

/** The modules of these names: src/ui/picture.tsx is "picture", also when the build reads domain/dist. */
const modules = (...names: string[]) => new RegExp(`[\\\\/](?:${names.join("|")})\\.(?:tsx?|js)$`);

/**
 * Small modules that the pages of one kind share: a file each would be a request each. A page that needs one of a group loads
 * all of it, so a group has what is wanted together.
 */
const sharedParts = {
  /** What nearly every page has beside the frame. */
  page: modules("use(?:Suspense)?Query", "picture", "track-buying", "use-media-query"),
  /** Products with their prices, which home, listings, products and articles show. */
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
  /** What a product's page has in common with its head, its dialogs, the cart and the checkout. */
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
  /** What the bars of every page have in common with some pages. */
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
      // A page's loader comes with its component: what is shown first need not carry the other pages'.
      codeSplittingOptions: {
        defaultBehavior: [["loader", "component", "errorComponent", "notFoundComponent"]],
      },
    }),
    react(),
    tailwindcss(),
  ],
  resolve: {
    dedupe: ["react", "react-dom"],
    // The router's store brings what React 17 lacked: ours has it.
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
        // The names of what each page's chunks import would come with the first page. The HTML preloads those of its own
        // page, and a link's page is fetched when the link is pointed at.
        modulePreload: false,
        assetsInlineLimit: 0,
        rollupOptions: {
          input: "src/entry-client.tsx",
          treeshake: { moduleSideEffects: [{ test: ownPackage, sideEffects: false }] },
          output: {
            // What belongs together compresses better in one file than in twenty; what they import comes along.
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
      // Bundled whole, so that React is its production build whatever the environment says.
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
          // One file: import() of a chunk takes Node a tenth of a millisecond for each page, also when it is loaded.
          output: { codeSplitting: false },
        },
      },
    },
  },
}));
