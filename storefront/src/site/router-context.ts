import type { ApiClient } from "@spolverk/bff/contract";
import type { QueryClient } from "@tanstack/react-query";
import type { i18n } from "i18next";
import type { ShopContext } from "./shop-context.ts";

/** What every route's loader, head and page may use. */
export type RouterContext = {
  queryClient: QueryClient;
  api: ApiClient;
  i18n: i18n;
  shop: ShopContext;
  /** Whether this document's policy lets in the scripts of payment services; a page that needs them loads another one. */
  takesPayment: boolean;
  /** Logs what went wrong and reports it to the collector of errors, while the page goes on. */
  report: (message: string, error: Error) => void;
};
