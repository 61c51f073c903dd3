import { resolveAgreements } from "@spolverk/domain";
import type { Container } from "../../platform/container.ts";
import { z } from "../../platform/zod.ts";
import { readRows } from "../../database/read-rows.ts";

const productRow = z.object({
  id: z.string(),
  title: z.string(),
  product_detail: z
    .object({
      type: z.string(),
      texts: z.record(z.string(), z.object({ name: z.string().optional() })),
    })
    .nullish(),
});

/**
 * Tells whether an agreement with this target (a product, a product name or All) would apply to any product but a gift
 * card.
 */
export async function isAgreementTarget(container: Container, target: string): Promise<boolean> {
  const rows = await readRows(container, productRow, {
    entity: "product",
    fields: ["id", "title", "product_detail.type", "product_detail.texts"],
  });
  const products = rows.map(({ id, title, product_detail }) => ({
    id,
    type: product_detail?.type ?? "",
    name: { ...toNames(product_detail?.texts ?? {}), en: title },
  }));
  const agreement = { target, discountPercentage: 1, validFrom: null, validTo: null };
  return resolveAgreements({ agreements: [agreement], products, today: "2000-01-01" }).length > 0;
}

function toNames(texts: Record<string, { name?: string | undefined }>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([language, { name }]) => (name === undefined ? [] : [[language, name]])),
  );
}
