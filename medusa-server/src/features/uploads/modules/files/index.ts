import { ModuleProvider, Modules } from "@medusajs/framework/utils";
import Files from "./service.ts";

export default ModuleProvider(Modules.FILE, { services: [Files] });
