import type { MedusaContainer } from "@medusajs/framework/types";
import { REPEATABLE_CALL_MODULE } from "../modules/repeatable-call/index.ts";
import type RepeatableCallModuleService from "../modules/repeatable-call/service.ts";

/** Several servers may do it at once: it is one statement, and the second finds nothing. */
export default async function forgetOldCalls(container: MedusaContainer): Promise<void> {
  const calls: RepeatableCallModuleService = container.resolve(REPEATABLE_CALL_MODULE);
  await calls.forgetOldCalls(new Date());
}

export const config = { name: "forget-old-calls", schedule: "17 * * * *" };
