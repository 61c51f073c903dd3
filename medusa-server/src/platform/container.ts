import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";

/** What a feature resolves its modules from. */
export type Container = MedusaContainer;

export const getLogger = (container: Container) => container.resolve(ContainerRegistrationKeys.LOGGER);

/** Runs a function under the locks of the keys, which all processes share. @returns what the function returns */
export const withLocks = <T>(
  container: Container,
  keys: string | string[],
  run: () => Promise<T>,
): Promise<T> => container.resolve(Modules.LOCKING).execute(keys, run);
