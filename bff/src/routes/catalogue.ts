import { resolveAvailability, toAvailabilityInput } from "@spolverk/domain";
import { findListing } from "../catalogue/find-listing.ts";
import { listRelated } from "../catalogue/list-related.ts";
import { toCategories } from "../catalogue/to-categories.ts";
import { toProduct } from "../catalogue/to-product.ts";
import { toVariation } from "../catalogue/to-variation.ts";
import { ApiFailure } from "../http/api-failure.ts";
import { findSite } from "../http/find-site.ts";
import type { Services } from "../services.ts";
import type { Handler, Handlers } from "./mount.ts";

export const catalogueHandlers = (services: Services) =>
  ({
    "GET /catalog/categories": getCategories(services),
    "GET /catalog/products": getProducts(services),
    "GET /catalog/products/{slug}": getProduct(services),
    "GET /catalog/variations/{id}": getVariation(services),
    "GET /catalog/variations/{id}/stock": getVariationStock(services),
    "GET /inventory": getInventory(services),
    "GET /variations": getVariations(services),
  }) satisfies Partial<Handlers>;

/** GET /catalog/categories [9.22] */
function getCategories({ catalogue }: Services): Handler<"GET /catalog/categories"> {
  return async ({ query: { language } }) => {
    const [categories, products] = await Promise.all([catalogue.getCategories(), catalogue.listProducts()]);
    return catalogue.serialize([categories, products], `categories ${language}`, () => ({
      categories: toCategories(categories, products, language),
    }));
  };
}

/** GET /catalog/products [2.4] */
function getProducts({ catalogue, now }: Services): Handler<"GET /catalog/products"> {
  return async ({ query }) => {
    const [categories, products, settings] = await Promise.all([
      catalogue.getCategories(),
      catalogue.listProducts(),
      catalogue.getSettings(),
    ]);
    const today = now().toISOString().slice(0, 10);
    const { environment: _environment, ...asked } = query;
    return catalogue.serialize(
      [products, categories, settings],
      `listing ${today} ${JSON.stringify(asked)}`,
      () => {
        const listing = findListing({ categories, products, settings, today }, query);
        if (listing === null)
          throw new ApiFailure("category_not_found", { fields: { "query.category": "invalid" } });
        return listing;
      },
    );
  };
}

/** GET /catalog/products/{slug} [2.3] */
function getProduct({ catalogue, library, sites }: Services): Handler<"GET /catalog/products/{slug}"> {
  return async ({ params: { slug }, query: { language, site } }) => {
    const warningLanguages = site === undefined ? [] : findSite(sites, site).legal.warningLanguages;
    const options = { language, warningLanguages, manufacturers: library.manufacturers };
    const [product, categories, products, settings] = await Promise.all([
      catalogue.getProduct(slug),
      catalogue.getCategories(),
      catalogue.listProducts(),
      catalogue.getSettings(),
    ]);
    if (product === null) throw new ApiFailure("product_not_found");
    const key = `product ${language} ${warningLanguages.join()}`;
    return catalogue.serialize([product, categories, products, settings], key, () =>
      toProduct(product, categories, listRelated(product, { products, settings }, language), options),
    );
  };
}

/** GET /catalog/variations/{id} [7.2] */
function getVariation({ catalogue }: Services): Handler<"GET /catalog/variations/{id}"> {
  return async ({ params: { id }, query: { language } }) => {
    const found = await catalogue.getVariation(id);
    if (!found) throw new ApiFailure("variation_not_found");
    return catalogue.serialize([found], `variation ${language}`, () =>
      toVariation(found.product, found.variation, language),
    );
  };
}

/** GET /catalog/variations/{id}/stock: the current stock [7.3]. */
function getVariationStock({ engine }: Services): Handler<"GET /catalog/variations/{id}/stock"> {
  return async ({ params: { id } }) => {
    const [found] = await engine.getVariations([id]);
    if (!found) throw new ApiFailure("variation_not_found");
    const { stock } = found.variation;
    return { ...stock, items: [...stock.items] };
  };
}

/** GET /inventory [7.4], [3.17] */
function getInventory({ engine, catalogue }: Services): Handler<"GET /inventory"> {
  return async ({ query: { sku, quantity } }) => {
    const [found, settings] = await Promise.all([
      engine.getVariationBySku(sku),
      catalogue.getFreshSettings(),
    ]);
    if (!found) throw new ApiFailure("variation_not_found");
    const input = toAvailabilityInput(found.product, found.variation, settings);
    const availability = resolveAvailability({ ...input, quantity });
    return { sku, quantity, ...availability, items: [...availability.items] };
  };
}

/** GET /variations [7.5] */
function getVariations({ catalogue }: Services): Handler<"GET /variations"> {
  return async ({ query: { productId, language } }) => {
    const product = await catalogue.getProductById(productId);
    if (product === null) throw new ApiFailure("product_not_found");
    return catalogue.serialize([product], `variations ${language}`, () => ({
      variations: product.variations.map((variation) => toVariation(product, variation, language)),
    }));
  };
}
