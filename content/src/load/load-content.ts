import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { carrierSchema } from "../schema/carrier.ts";
import { categoriesSchema, colorsSchema, productSchema } from "../schema/catalogue.ts";
import { couponSchema } from "../schema/coupon.ts";
import { guaranteeNoticesSchema } from "../schema/guarantee-notice.ts";
import { manufacturersSchema } from "../schema/manufacturer.ts";
import { resellersSchema } from "../schema/reseller.ts";
import { shopSchema } from "../schema/shop.ts";
import { sitesSchema } from "../schema/site.ts";
import { checkCatalogue } from "./check-catalogue.ts";
import { checkLegal } from "./check-legal.ts";
import { checkLinks } from "./check-links.ts";
import { checkSites } from "./check-sites.ts";
import { contentFiles, type Content } from "./content.ts";
import { loadArticles } from "./load-articles.ts";
import { loadLegal } from "./load-legal.ts";
import { loadGuaranteeNotices } from "./load-guarantee-notices.ts";
import { loadPages } from "./load-pages.ts";
import { parseYaml } from "./parse-yaml.ts";
import type { Problem } from "./problem.ts";

export type LoadedContent = { content: Content; problems: [] } | { content: null; problems: Problem[] };

/**
 * Reads every content file below a directory and checks them against each other. Returns the content, or the mistakes
 * of all files at once. Throws for a missing file.
 */
export function loadContent(directory: string): LoadedContent {
  const problems: Problem[] = [];
  const read = <S extends z.ZodType>(file: string, schema: S): z.output<S> | null => {
    const parsed = parseYaml(file, readFileSync(join(directory, file), "utf8"), schema);
    problems.push(...parsed.problems);
    return parsed.value;
  };

  const sites = read(contentFiles.sites, sitesSchema);
  const carriers = read(contentFiles.carriers, z.array(carrierSchema).min(1));
  const coupons = read(contentFiles.coupons, z.array(couponSchema));
  const shop = read(contentFiles.shop, shopSchema);
  const categories = read(contentFiles.categories, categoriesSchema);
  const colors = read(contentFiles.colors, colorsSchema);
  const manufacturers = read(contentFiles.manufacturers, manufacturersSchema);
  const guaranteeTexts = read(contentFiles.guaranteeNotice, guaranteeNoticesSchema);
  const resellers = read(contentFiles.resellers, resellersSchema);
  const products = readdirSync(join(directory, "catalogue/products"))
    .filter((name) => name.endsWith(".yaml"))
    .toSorted()
    .flatMap((name) => {
      const product = read(`catalogue/products/${name}`, productSchema);
      if (product === null) return [];
      if (name !== `${product.slug}.yaml`) {
        const message = `expected the file's name, ${name.slice(0, -".yaml".length)}`;
        problems.push({ file: `catalogue/products/${name}`, field: "slug", message });
        return [];
      }
      return [product];
    });

  const { articles, ...written } = loadArticles(directory);
  const { pages, ...printed } = shop ? loadPages(directory, shop) : { pages: [], links: [], problems: [] };
  const agreed = shop && sites ? loadLegal(directory, shop, sites) : null;
  problems.push(...written.problems, ...printed.problems, ...(agreed?.problems ?? []));

  if (sites && carriers) problems.push(...checkSites({ sites, carriers }));
  if (sites && agreed) problems.push(...checkLegal(sites, agreed.files));
  if (categories && colors && manufacturers) {
    problems.push(...checkCatalogue({ categories, colors, manufacturers, products }));
  }
  if (categories && problems.length === 0) {
    const links = [...written.links, ...printed.links, ...(agreed?.links ?? [])];
    problems.push(...checkLinks({ categories, products, articles, pages }, links));
  }
  if (
    problems.length > 0 ||
    !sites ||
    !carriers ||
    !coupons ||
    !shop ||
    !agreed ||
    !categories ||
    !colors ||
    !manufacturers ||
    !guaranteeTexts ||
    !resellers
  ) {
    return { content: null, problems };
  }
  return {
    content: {
      sites,
      carriers,
      coupons,
      shop,
      categories,
      colors,
      manufacturers,
      products,
      resellers,
      articles,
      pages,
      legal: agreed.legal,
      guaranteeNotices: loadGuaranteeNotices(directory, guaranteeTexts),
    },
    problems: [],
  };
}
