import type { Manifest } from "@tanstack/react-router";
import type { RouterContext } from "./router-context.ts";
import type { TextFile } from "./i18n/shop-texts.ts";
import type { ShopContext } from "./site/shop-context.ts";

export type RenderInput = {
  shop: ShopContext;
  /** Address of the BFF's API, such as http://127.0.0.1:4000/api. */
  apiUrl: string;
  /** Sent on to the BFF, so that one request can be followed through both. */
  headers: Readonly<Record<string, string>>;
  manifest: Manifest;
  /** Told of what went wrong behind a page that is shown all the same. */
  report: RouterContext["report"];
};

/** Renders one page; what src/entry-server.tsx exports to the server. */
export type PageRenderer = {
  renderPage: (request: Request, input: RenderInput) => Promise<Response>;
  /** Addresses of the pages that are routes of their own and may be indexed, such as /shop and /faq. */
  listOwnPaths: () => string[];
  /** The texts that each route needs beside those of every page, by the route's id. */
  listRouteTexts: () => ReadonlyMap<string, readonly TextFile[]>;
};
