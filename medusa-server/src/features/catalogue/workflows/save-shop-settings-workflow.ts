import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import type { ShopSettingsBody } from "../shop-settings-body.ts";
import { refreshBackOrderStep } from "./steps/refresh-back-order-step.ts";
import { writeShopSettingsStep } from "./steps/write-shop-settings-step.ts";

/** Saves the shop's settings and refreshes the backorder rule of every variant. */
export const saveShopSettingsWorkflow = createWorkflow("save-shop-settings", (settings: ShopSettingsBody) => {
  const id = writeShopSettingsStep(settings);
  refreshBackOrderStep({});
  return new WorkflowResponse(id);
});
