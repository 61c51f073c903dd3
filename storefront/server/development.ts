import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { PageRenderer } from "../src/page-renderer.ts";

type NodeHandler = (request: IncomingMessage, response: ServerResponse) => void;

export type Development = {
  renderer: () => Promise<PageRenderer>;
  /** Serves Vite's files first, then the storefront's. */
  wrap: (handler: NodeHandler) => NodeHandler;
  close: () => Promise<void>;
};

/** Runs Vite inside the storefront's server, so that pages and modules reload when edited. */
export async function startDevelopment(root: string, server: Server): Promise<Development> {
  const { createServer } = await import("vite");
  const vite = await createServer({
    root,
    appType: "custom",
    server: { middlewareMode: true, hmr: { server }, allowedHosts: [".localhost"] },
  });
  return {
    renderer: async () => (await vite.ssrLoadModule("/src/entry-server.tsx")) as PageRenderer,
    wrap: (handler) => (request, response) =>
      vite.middlewares(request, response, () => handler(request, response)),
    close: () => vite.close(),
  };
}
