import { Module } from "@medusajs/framework/utils";
import ClubModuleService from "./service.ts";

export const CLUB_MODULE = "club";
export default Module(CLUB_MODULE, { service: ClubModuleService });
