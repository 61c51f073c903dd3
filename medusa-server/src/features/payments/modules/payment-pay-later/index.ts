import { ModuleProvider, Modules } from "@medusajs/framework/utils";
import PayLaterPayments from "./service.ts";

export default ModuleProvider(Modules.PAYMENT, { services: [PayLaterPayments] });
