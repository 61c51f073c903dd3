import tailwindcss from "@tailwindcss/vite";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** Our own packages only declare things: a module nothing is taken from may be left out, its schemas with it. */
const ownPackage = /[\\/](?:domain|bff|content)[\\/]dist[\\/]/;

/** What many pages share, without the schemas that a form is checked by when it is sent; what only the pages to read and their forms share stays with them, and what only a sign-in needs with that. */
const sharedSource =
  /[\\/](?:src(?![\\/](?:pages[\\/](?:content|knowledge)|features[\\/]enquiry|entities[\\/]article|session|ui[\\/]rich-text)[\\/])|domain|bff(?!.*[\\/](?:common|enquiry|take-back|text|upload)\.js$))[\\/]/;

/** Checks what is searched or sent: fetched with the first search or form, not with the first page. */
const schemaLibrary = /[\\/]node_modules[\\/]zod[\\/]/;

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
        assetsInlineLimit: 0,
        rollupOptions: {
          input: "src/entry-client.tsx",
          treeshake: { moduleSideEffects: [{ test: ownPackage, sideEffects: false }] },
          output: {
            // Few files compress better than forty, and are kept when one page changes.
            codeSplitting: {
              groups: [
                { name: "zod", test: schemaLibrary },
                { name: "vendor", test: /node_modules/, minShareCount: 3 },
                // What the router knows of every page before it is opened.
                { name: "routes", test: /[\\/]src[\\/]routes[\\/][^?]*$/ },
                { name: "shop", test: sharedSource, minShareCount: 3 },
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
        rollupOptions: { input: { "entry-server": "src/entry-server.tsx" } },
      },
    },
  },
}));
