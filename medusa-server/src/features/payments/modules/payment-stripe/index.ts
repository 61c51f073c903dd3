import { ModuleProvider, Modules } from "@medusajs/framework/utils";
import StripePayments from "./service.ts";

export default ModuleProvider(Modules.PAYMENT, { services: [StripePayments] });
