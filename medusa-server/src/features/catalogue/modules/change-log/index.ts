import { Module } from "@medusajs/framework/utils";
import ChangeLogModuleService from "./service.ts";

export const CHANGE_LOG_MODULE = "changeLog";
export default Module(CHANGE_LOG_MODULE, { service: ChangeLogModuleService });
