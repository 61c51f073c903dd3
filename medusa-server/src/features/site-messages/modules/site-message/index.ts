import { Module } from "@medusajs/framework/utils";
import SiteMessageModuleService from "./service.ts";

declare module "@medusajs/framework/types" {
  interface ModuleImplementations {
    siteMessage: SiteMessageModuleService;
  }
}

export const SITE_MESSAGE_MODULE = "siteMessage";
export default Module(SITE_MESSAGE_MODULE, { service: SiteMessageModuleService });
