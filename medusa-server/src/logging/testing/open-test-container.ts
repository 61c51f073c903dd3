import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";

/** For tests: a container of these services, with a log that collects its errors. */
export function openTestContainer(services: Record<string, unknown> = {}) {
  const errors: string[] = [];
  const logger = { error: (message: string) => void errors.push(message) };
  const known = new Map<string, unknown>([
    [ContainerRegistrationKeys.LOGGER, logger],
    ...Object.entries(services),
  ]);
  const container = { resolve: (name: string) => known.get(name) } as unknown as MedusaContainer;
  return { container, errors };
}
