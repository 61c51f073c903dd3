import { defineModule } from "../../../../platform/database.ts";
import ClubModuleService from "./service.ts";

declare module "@medusajs/framework/types" {
  interface ModuleImplementations {
    club: ClubModuleService;
  }
}

export const CLUB_MODULE = "club";
export default defineModule(CLUB_MODULE, { service: ClubModuleService });
