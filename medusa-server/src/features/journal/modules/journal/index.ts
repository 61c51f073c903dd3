import { Module } from "@medusajs/framework/utils";
import JournalModuleService from "./service.ts";

declare module "@medusajs/framework/types" {
  interface ModuleImplementations {
    journal: JournalModuleService;
  }
}

export const JOURNAL_MODULE = "journal";
export default Module(JOURNAL_MODULE, { service: JournalModuleService });
