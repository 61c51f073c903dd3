import { pageQuery } from "../../api/queries.ts";
import { toFaqSchema } from "../../pages/content/to-faq-schema.ts";
import { toPageHead } from "../../site/page-head.ts";
import type { RouterContext } from "../../site/router-context.ts";

/** The head of the FAQ: that of a content page, with its questions and answers as structured data. */
export function toFaqHead(context: RouterContext) {
  const { queryClient, api, shop } = context;
  const page = queryClient.getQueryData(pageQuery(api, shop.site.code, "faq").queryKey);
  if (!page) return {};
  const { title, description, content } = page;
  const head = toPageHead({ context, title, description, address: "/faq" });
  return { ...head, meta: [...head.meta, toFaqSchema(content)] };
}
