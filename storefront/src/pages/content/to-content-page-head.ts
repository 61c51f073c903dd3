import { pageQuery } from "../../api/queries.ts";
import { toPageHead } from "../../site/page-head.ts";
import type { RouterContext } from "../../site/router-context.ts";

/** The head of a content page, from the title and description in its text [2.57]. */
export function toContentPageHead(context: RouterContext, name: string) {
  const { queryClient, api, shop } = context;
  const page = queryClient.getQueryData(pageQuery(api, shop.site.code, name).queryKey);
  if (!page) return {};
  const { title, description } = page;
  return toPageHead({ context, title, description, address: `/${name}` });
}
