import { toCategories } from "../catalogue/to-categories.ts";
import type { Handler } from "../http/mount.ts";
import type { Services } from "../services.ts";

/** GET /catalog/categories [9.22] */
export function getCategories({ catalogue }: Services): Handler<"GET /catalog/categories"> {
  return async ({ query: { language } }) => {
    const [categories, products] = await Promise.all([catalogue.getCategories(), catalogue.listProducts()]);
    return catalogue.serialize([categories, products], `categories ${language}`, () => ({
      categories: toCategories(categories, products, language),
    }));
  };
}
