import { defineModule } from "../../../../platform/database.ts";
import MailModuleService from "./service.ts";

declare module "@medusajs/framework/types" {
  interface ModuleImplementations {
    mail: MailModuleService;
  }
}

export const MAIL_MODULE = "mail";
export default defineModule(MAIL_MODULE, { service: MailModuleService });
