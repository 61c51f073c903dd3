import { defineLink } from "@medusajs/framework/utils";
import ProductModule from "@medusajs/medusa/product";
import CatalogueModule from "../modules/catalogue/index.ts";

export default defineLink(ProductModule.linkable.productVariant, {
  linkable: CatalogueModule.linkable.variationDetail,
  deleteCascade: true,
});
