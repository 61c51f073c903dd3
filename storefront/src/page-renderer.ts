import type { Language } from "@spolverk/content/languages";
import type { Manifest } from "@tanstack/react-router";
import type { i18n } from "i18next";
import type { TextFile } from "./i18n/shop-texts.ts";
import type { RouterContext } from "./site/router-context.ts";
import type { ShopContext } from "./site/shop-context.ts";

export type RenderInput = {
  shop: ShopContext;
  /** Address of the BFF's API, such as http://127.0.0.1:4000/api. */
  apiUrl: string;
  /** Sent on to the BFF, so that one request can be followed through both. */
  headers: Readonly<Record<string, string>>;
  /** Replies that pages share, each fresh enough for any page; `load` asks for one. */
  sharedReplies: { get: (key: string, load: () => Promise<unknown>) => Promise<unknown> };
  manifest: Manifest;
  /** Told of what went wrong behind a page that is shown all the same. */
  report: RouterContext["report"];
};

export type RenderedPage = {
  status: number;
  /** Where the page sends the shopper instead; null when it does not. */
  location: string | null;
  html: string;
  /** The text of each inline script that the shop wrote, to be allowed by the page's policy. */
  inlineScripts: readonly string[];
};

/** Where a page stands among the routes, known before it is rendered. */
export type PageRoute = {
  /** The route's own path, such as /product/$productName/$: no part of it is the shopper's. */
  template: string;
  /** The one spelling of the path, percent-encoded. */
  path: string;
  /** The path with the query parameters that the route reads, in one order: what is rendered and cached. */
  address: string;
  /** Theirs alone to whom it is shown: never cached, never shared. */
  isPrivate: boolean;
  /** Its policy lets in the scripts of payment services. */
  takesPayment: boolean;
};

/** Renders one page; what src/entry-server.tsx exports to the server. */
export type PageRenderer = {
  renderPage: (request: Request, input: RenderInput) => Promise<RenderedPage>;
  resolvePageRoute: (url: URL) => PageRoute;
  /** The texts of the pages that say that the server is asked for too many. */
  loadBusyTexts: (language: Language) => Promise<Pick<i18n, "t">>;
  /** Addresses of the pages that are routes of their own and may be indexed, such as /shop and /faq. */
  listOwnPaths: () => string[];
  /** The texts that each route needs beside those of every page, by the route's id. */
  listRouteTexts: () => ReadonlyMap<string, readonly TextFile[]>;
};
