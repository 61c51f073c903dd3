import type { ApiClient } from "@spolverk/bff/contract";
import type { QueryClient } from "@tanstack/react-query";
import type { i18n } from "i18next";
import type { ShopContext } from "./shop-context.ts";

/** The context of every route's loader, head and page. */
export type RouterContext = {
  queryClient: QueryClient;
  api: ApiClient;
  i18n: i18n;
  shop: ShopContext;
  /**
   * Whether this document's policy allows the scripts of payment services. If it does not, a page that needs them loads
   * a new document.
   */
  takesPayment: boolean;
  /** Logs an error and reports it to the error tracker, while the page goes on. */
  report: (message: string, error: Error) => void;
};
