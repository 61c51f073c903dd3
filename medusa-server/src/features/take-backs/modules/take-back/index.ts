import { Module } from "@medusajs/framework/utils";
import TakeBackModuleService from "./service.ts";

declare module "@medusajs/framework/types" {
  interface ModuleImplementations {
    takeBack: TakeBackModuleService;
  }
}

export const TAKE_BACK_MODULE = "takeBack";
export default Module(TAKE_BACK_MODULE, { service: TakeBackModuleService });
