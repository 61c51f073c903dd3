import { Module } from "@medusajs/framework/utils";
import SiteMessageModuleService from "./service.ts";

export const SITE_MESSAGE_MODULE = "siteMessage";
export default Module(SITE_MESSAGE_MODULE, { service: SiteMessageModuleService });
