import { defineModule } from "../../../../platform/database.ts";
import SiteMessageModuleService from "./service.ts";

declare module "@medusajs/framework/types" {
  interface ModuleImplementations {
    siteMessage: SiteMessageModuleService;
  }
}

export const SITE_MESSAGE_MODULE = "siteMessage";
export default defineModule(SITE_MESSAGE_MODULE, { service: SiteMessageModuleService });
