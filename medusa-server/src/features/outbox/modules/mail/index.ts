import { Module } from "@medusajs/framework/utils";
import MailModuleService from "./service.ts";

declare module "@medusajs/framework/types" {
  interface ModuleImplementations {
    mail: MailModuleService;
  }
}

export const MAIL_MODULE = "mail";
export default Module(MAIL_MODULE, { service: MailModuleService });
