import { ModuleProvider, Modules } from "@medusajs/framework/utils";
import PostgresLocks from "./service.ts";

export default ModuleProvider(Modules.LOCKING, { services: [PostgresLocks] });
