import { defineModule } from "../../../../platform/database.ts";
import AccountModuleService from "./service.ts";

declare module "@medusajs/framework/types" {
  interface ModuleImplementations {
    account: AccountModuleService;
  }
}

export const ACCOUNT_MODULE = "account";
export default defineModule(ACCOUNT_MODULE, { service: AccountModuleService });
