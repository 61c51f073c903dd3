import { Module } from "@medusajs/framework/utils";
import InboxModuleService from "./service.ts";

declare module "@medusajs/framework/types" {
  interface ModuleImplementations {
    inbox: InboxModuleService;
  }
}

export const INBOX_MODULE = "inbox";
export default Module(INBOX_MODULE, { service: InboxModuleService });
