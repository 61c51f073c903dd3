import { defineModule } from "../../../../platform/database.ts";
import CheckoutModuleService from "./service.ts";

declare module "@medusajs/framework/types" {
  interface ModuleImplementations {
    checkout: CheckoutModuleService;
  }
}

export const CHECKOUT_MODULE = "checkout";
export default defineModule(CHECKOUT_MODULE, { service: CheckoutModuleService });
