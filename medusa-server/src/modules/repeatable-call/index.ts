import { Module } from "@medusajs/framework/utils";
import RepeatableCallModuleService from "./service.ts";

export const REPEATABLE_CALL_MODULE = "repeatableCall";
export default Module(REPEATABLE_CALL_MODULE, { service: RepeatableCallModuleService });
