import { defineModule } from "../../../../platform/database.ts";
import JournalModuleService from "./service.ts";

declare module "@medusajs/framework/types" {
  interface ModuleImplementations {
    journal: JournalModuleService;
  }
}

export const JOURNAL_MODULE = "journal";
export default defineModule(JOURNAL_MODULE, { service: JournalModuleService });
