import { Module } from "@medusajs/framework/utils";
import WithdrawalModuleService from "./service.ts";

declare module "@medusajs/framework/types" {
  interface ModuleImplementations {
    withdrawal: WithdrawalModuleService;
  }
}

export const WITHDRAWAL_MODULE = "withdrawal";
export default Module(WITHDRAWAL_MODULE, { service: WithdrawalModuleService });
