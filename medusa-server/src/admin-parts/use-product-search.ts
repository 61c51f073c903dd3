import { useQuery } from "@tanstack/react-query";
import { adminRequest } from "./admin-request.ts";

type Reply = { products: { id: string; title: string }[] };

const mostFound = 10;

/** Finds products by a text, with the search of Medusa's admin API. */
export function useProductSearch(text: string) {
  const search = new URLSearchParams({ q: text.trim(), fields: "id,title", limit: String(mostFound) });
  return useQuery({
    queryKey: ["spolverk", "product-search", text.trim()],
    queryFn: async () => (await adminRequest<Reply>(`products?${search}`)).products,
    placeholderData: (previous) => previous,
  });
}
