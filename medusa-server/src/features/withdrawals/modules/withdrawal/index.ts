import { defineModule } from "../../../../platform/database.ts";
import WithdrawalModuleService from "./service.ts";

declare module "@medusajs/framework/types" {
  interface ModuleImplementations {
    withdrawal: WithdrawalModuleService;
  }
}

export const WITHDRAWAL_MODULE = "withdrawal";
export default defineModule(WITHDRAWAL_MODULE, { service: WithdrawalModuleService });
