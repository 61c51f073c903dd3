import { defineModule } from "../../../../platform/database.ts";
import NewsletterModuleService from "./service.ts";

declare module "@medusajs/framework/types" {
  interface ModuleImplementations {
    newsletter: NewsletterModuleService;
  }
}

export const NEWSLETTER_MODULE = "newsletter";
export default defineModule(NEWSLETTER_MODULE, { service: NewsletterModuleService });
