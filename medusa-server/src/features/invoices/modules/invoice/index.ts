import { Module } from "@medusajs/framework/utils";
import InvoiceModuleService from "./service.ts";

declare module "@medusajs/framework/types" {
  interface ModuleImplementations {
    invoice: InvoiceModuleService;
  }
}

export const INVOICE_MODULE = "invoice";
export default Module(INVOICE_MODULE, { service: InvoiceModuleService });
