import type { MedusaContainer } from "@medusajs/framework/types";
import { readEnvironment } from "../../../environment/environment.ts";
import { syncNewsletter } from "../sync-newsletter.ts";

export default async function syncNewsletterJob(container: MedusaContainer): Promise<void> {
  await syncNewsletter(container);
}

export const config = {
  name: "sync-newsletter",
  schedule: { interval: readEnvironment(process.env).MAIL_SWEEP_SECONDS * 1000 },
};
