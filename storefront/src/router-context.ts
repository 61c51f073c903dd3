import type { ApiClient } from "@spolverk/bff/contract";
import type { QueryClient } from "@tanstack/react-query";
import type { Translator } from "./i18n/create-translator.ts";
import type { ShopContext } from "./site/shop-context.ts";

/** What every route's loader, head and page may use. */
export type RouterContext = { queryClient: QueryClient; api: ApiClient; i18n: Translator; shop: ShopContext };
