import { Module } from "@medusajs/framework/utils";
import ChangeLogModuleService from "./service.ts";

declare module "@medusajs/framework/types" {
  interface ModuleImplementations {
    changeLog: ChangeLogModuleService;
  }
}

export const CHANGE_LOG_MODULE = "changeLog";
export default Module(CHANGE_LOG_MODULE, { service: ChangeLogModuleService });
