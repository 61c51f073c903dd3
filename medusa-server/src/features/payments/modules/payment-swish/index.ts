import { ModuleProvider, Modules } from "@medusajs/framework/utils";
import SwishPayments from "./service.ts";

export default ModuleProvider(Modules.PAYMENT, { services: [SwishPayments] });
