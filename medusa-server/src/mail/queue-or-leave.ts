import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";

/**
 * Queues mails about what is stored already. Where that fails, the job of the mails finds it again, and who waits for an
 * answer is not told of a failure: sent again, the same might be refused as the second one.
 */
export async function queueOrLeave(container: MedusaContainer, queue: () => Promise<void>): Promise<void> {
  try {
    await queue();
  } catch (error) {
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .error(`Mails wait for the next job: ${String(error)}`);
  }
}
