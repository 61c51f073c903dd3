import { MedusaService } from "@medusajs/framework/utils";
import { CategoryDetail } from "./models/category-detail.ts";
import { ProductDetail } from "./models/product-detail.ts";
import { VariationDetail } from "./models/variation-detail.ts";

export default class CatalogueModuleService extends MedusaService({
  ProductDetail,
  VariationDetail,
  CategoryDetail,
}) {}
