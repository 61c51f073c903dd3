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
  /** Forwarded to the BFF, so that one request can be traced through both. */
  headers: Readonly<Record<string, string>>;
  /** Cache of replies that pages share; `load` fetches a missing one. */
  sharedReplies: { get: (key: string, load: () => Promise<unknown>) => Promise<unknown> };
  manifest: Manifest;
  /** Receives errors that did not keep the page from being rendered. */
  report: RouterContext["report"];
};

export type RenderedPage = {
  status: number;
  /** Target of a redirect; null without one. */
  location: string | null;
  html: string;
  /** The text of each inline script of the shop, which the page's policy allows. */
  inlineScripts: readonly string[];
};

/** A page's route, resolved before rendering. */
export type PageRoute = {
  /** The route's path template, such as /product/$productName/$, which contains no data of the shopper. */
  template: string;
  /** The canonical path, percent-encoded. */
  path: string;
  /**
   * The address that is rendered and cached: the path and the query parameters that the route reads, in canonical
   * order.
   */
  address: string;
  /** Whether the page belongs to one visitor, so that it is never cached or shared. */
  isPrivate: boolean;
  /** Whether the page's policy allows scripts of payment services. */
  takesPayment: boolean;
};

/** The renderer that src/entry-server.tsx exports to the server. */
export type PageRenderer = {
  renderPage: (request: Request, input: RenderInput) => Promise<RenderedPage>;
  resolvePageRoute: (url: URL) => PageRoute;
  /** Loads the texts of the pages shown on overload. */
  loadBusyTexts: (language: Language) => Promise<Pick<i18n, "t">>;
  /** Paths of the indexable pages with a route of their own, such as /shop and /faq. */
  listOwnPaths: () => string[];
  /** The additional texts that each route needs, by route id. */
  listRouteTexts: () => ReadonlyMap<string, readonly TextFile[]>;
};
