import { Module } from "@medusajs/framework/utils";
import ShopModuleService from "./service.ts";

declare module "@medusajs/framework/types" {
  interface ModuleImplementations {
    shop: ShopModuleService;
  }
}

export const SHOP_MODULE = "shop";
export default Module(SHOP_MODULE, { service: ShopModuleService });
