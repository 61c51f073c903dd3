import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { readLegal } from "@spolverk/content";
import { CHECKOUT_MODULE } from "../../orders/modules/checkout/index.ts";

/**
 * Copies the text of a version of the terms from this release into the database, once. During a rollout the BFF may be
 * newer and name a version that this release lacks; the first call after the rollout copies it.
 */
export async function keepAcceptedText(container: MedusaContainer, version: string): Promise<void> {
  const checkouts = container.resolve(CHECKOUT_MODULE);
  const [known] = await checkouts.listAcceptedTexts({ version }, { select: ["version"] });
  if (known) return;
  const written = readLegal().find((texts) => texts.version === version);
  if (!written) {
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
    logger.error(`Terms ${version} were accepted, which this release does not have`);
    return;
  }
  const { folder, language, pages } = written;
  const { terms, withdrawal, privacy } = pages;
  await checkouts.keepText({ version, folder, language, pages: { terms, withdrawal, privacy } });
}
