import { createProductCategoriesWorkflow } from "@medusajs/medusa/core-flows";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import type { Category } from "@spolverk/content";
import { expectPresent } from "../database/expect-present.ts";
import { CATALOGUE_MODULE } from "../features/catalogue/modules/catalogue/index.ts";
import { readRows } from "../database/read-rows.ts";
import type { SeedContext } from "./seed-context.ts";

const categoryRow = z.object({
  id: z.string(),
  handle: z.string(),
  category_detail: z.object({ id: z.string() }).nullish(),
});

/**
 * Creates the tree of categories with their names.
 * @returns Medusa's ids by handle
 */
export async function seedCategories(
  context: SeedContext,
  roots: readonly Category[],
): Promise<Map<string, string>> {
  const rows = await readRows(context.container, categoryRow, {
    entity: "product_category",
    fields: ["id", "handle", "category_detail.id"],
  });
  const ids = new Map(rows.map(({ id, handle }) => [handle, id]));
  const named = new Set(rows.flatMap(({ handle, category_detail }) => (category_detail ? [handle] : [])));
  await ensureLevel(context, roots, null, ids);
  await ensureNames(
    context,
    flatten(roots).filter(({ id }) => !named.has(id)),
    ids,
  );
  return ids;
}

/** Parents come before their children, so there is one call for each level of the tree. */
async function ensureLevel(
  context: SeedContext,
  level: readonly Category[],
  parents: ReadonlyMap<string, string> | null,
  ids: Map<string, string>,
): Promise<void> {
  const missing = level.filter(({ id }) => !ids.has(id));
  if (missing.length > 0) {
    const { result } = await createProductCategoriesWorkflow(context.container).run({
      input: {
        product_categories: missing.map((category) => ({
          name: category.name.en,
          handle: category.id,
          is_active: true,
          is_internal: false,
          parent_category_id: ids.get(parents?.get(category.id) ?? "") ?? null,
        })),
      },
    });
    for (const { id, handle } of result) ids.set(handle, id);
    context.count("categories", result.length);
  }
  const children = level.flatMap((category) => category.children);
  if (children.length === 0) return;
  const parentOf = new Map(level.flatMap((parent) => parent.children.map(({ id }) => [id, parent.id])));
  await ensureLevel(context, children, parentOf, ids);
}

async function ensureNames({ container }: SeedContext, categories: Category[], ids: Map<string, string>) {
  if (categories.length === 0) return;
  const catalogue = container.resolve(CATALOGUE_MODULE);
  const details = await catalogue.createCategoryDetails(categories.map(({ name }) => ({ names: name })));
  await container.resolve(ContainerRegistrationKeys.LINK).create(
    categories.map((category, index) => ({
      [Modules.PRODUCT]: { product_category_id: expectPresent(ids.get(category.id), category.id) },
      [CATALOGUE_MODULE]: { category_detail_id: expectPresent(details[index], "category detail").id },
    })),
  );
}

function flatten(categories: readonly Category[]): Category[] {
  return categories.flatMap((category) => [category, ...flatten(category.children)]);
}
