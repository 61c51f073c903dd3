import { Module } from "@medusajs/framework/utils";
import IdempotencyRecordModuleService from "./service.ts";

export const IDEMPOTENCY_RECORD_MODULE = "idempotencyRecord";
export default Module(IDEMPOTENCY_RECORD_MODULE, { service: IdempotencyRecordModuleService });
