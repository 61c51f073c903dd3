import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";

/** The container from which a feature resolves its modules. */
export type Container = MedusaContainer;

export const getLogger = (container: Container) => container.resolve(ContainerRegistrationKeys.LOGGER);

/**
 * Runs a function under the locks of the keys, shared by all processes.
 * @returns the function's result
 */
export const withLocks = <T>(
  container: Container,
  keys: string | string[],
  run: () => Promise<T>,
): Promise<T> => container.resolve(Modules.LOCKING).execute(keys, run);
