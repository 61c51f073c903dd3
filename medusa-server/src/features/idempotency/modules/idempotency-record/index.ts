import { defineModule } from "../../../../platform/database.ts";
import IdempotencyRecordModuleService from "./service.ts";

declare module "@medusajs/framework/types" {
  interface ModuleImplementations {
    idempotencyRecord: IdempotencyRecordModuleService;
  }
}

export const IDEMPOTENCY_RECORD_MODULE = "idempotencyRecord";
export default defineModule(IDEMPOTENCY_RECORD_MODULE, { service: IdempotencyRecordModuleService });
