import type { Container } from "../../../platform/container.ts";
import { readEnvironment } from "../../../environment/environment.ts";
import { syncNewsletter } from "../sync-newsletter.ts";

export default async function syncNewsletterJob(container: Container): Promise<void> {
  await syncNewsletter(container);
}

export const config = {
  name: "sync-newsletter",
  schedule: { interval: readEnvironment(process.env).MAIL_SWEEP_SECONDS * 1000 },
};
