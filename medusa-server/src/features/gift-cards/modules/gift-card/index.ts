import { Module } from "@medusajs/framework/utils";
import GiftCardModuleService from "./service.ts";

declare module "@medusajs/framework/types" {
  interface ModuleImplementations {
    giftCard: GiftCardModuleService;
  }
}

export const GIFT_CARD_MODULE = "giftCard";
export default Module(GIFT_CARD_MODULE, { service: GiftCardModuleService });
