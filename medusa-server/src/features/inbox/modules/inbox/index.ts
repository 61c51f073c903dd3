import { defineModule } from "../../../../platform/database.ts";
import InboxModuleService from "./service.ts";

declare module "@medusajs/framework/types" {
  interface ModuleImplementations {
    inbox: InboxModuleService;
  }
}

export const INBOX_MODULE = "inbox";
export default defineModule(INBOX_MODULE, { service: InboxModuleService });
