import { defineModule } from "../../../../platform/database.ts";
import TakeBackModuleService from "./service.ts";

declare module "@medusajs/framework/types" {
  interface ModuleImplementations {
    takeBack: TakeBackModuleService;
  }
}

export const TAKE_BACK_MODULE = "takeBack";
export default defineModule(TAKE_BACK_MODULE, { service: TakeBackModuleService });
