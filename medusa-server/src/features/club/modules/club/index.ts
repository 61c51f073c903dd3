import { Module } from "@medusajs/framework/utils";
import ClubModuleService from "./service.ts";

declare module "@medusajs/framework/types" {
  interface ModuleImplementations {
    club: ClubModuleService;
  }
}

export const CLUB_MODULE = "club";
export default Module(CLUB_MODULE, { service: ClubModuleService });
