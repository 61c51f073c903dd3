import { Module } from "@medusajs/framework/utils";
import IdempotencyRecordModuleService from "./service.ts";

declare module "@medusajs/framework/types" {
  interface ModuleImplementations {
    idempotencyRecord: IdempotencyRecordModuleService;
  }
}

export const IDEMPOTENCY_RECORD_MODULE = "idempotencyRecord";
export default Module(IDEMPOTENCY_RECORD_MODULE, { service: IdempotencyRecordModuleService });
