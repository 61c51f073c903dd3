import { Modules } from "@medusajs/framework/utils";
import type { Container } from "./container.ts";

/**
 * Emits an event without data, in this process or to the worker when there are several.
 * @throws Error without a bus
 */
export async function emitEvent(container: Container, name: string): Promise<void> {
  await container.resolve(Modules.EVENT_BUS).emit({ name, data: {} });
}
