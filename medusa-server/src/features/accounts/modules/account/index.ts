import { Module } from "@medusajs/framework/utils";
import AccountModuleService from "./service.ts";

declare module "@medusajs/framework/types" {
  interface ModuleImplementations {
    account: AccountModuleService;
  }
}

export const ACCOUNT_MODULE = "account";
export default Module(ACCOUNT_MODULE, { service: AccountModuleService });
