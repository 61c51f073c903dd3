import { Module } from "@medusajs/framework/utils";
import CheckoutModuleService from "./service.ts";

declare module "@medusajs/framework/types" {
  interface ModuleImplementations {
    checkout: CheckoutModuleService;
  }
}

export const CHECKOUT_MODULE = "checkout";
export default Module(CHECKOUT_MODULE, { service: CheckoutModuleService });
