import { readShop, readSites } from "@spolverk/content";
import type { Logger } from "pino";
import { createApp } from "./app.ts";
import type { CommercePort } from "./commerce/port.ts";
import { readEnvironment, type ServerEnvironment } from "./environment.ts";
import { createSendgridNewsletter } from "./newsletter/create-sendgrid-newsletter.ts";
import { newsletterEnvironmentSchema } from "./newsletter/newsletter-environment.ts";
import { serve } from "./serve.ts";

/** Runs the BFF over a backend until SIGINT or SIGTERM; calls under way then have 5 s to finish. */
export function run(commerce: CommercePort, environment: ServerEnvironment, logger: Logger): void {
  const app = createApp({
    commerce,
    sites: readSites(),
    methodsInService: environment.TEST_PAYMENTS ? ["stripe", "invoice_email"] : ["invoice_email"],
    supportEmail: readShop().support.email,
    newsletter: createSendgridNewsletter(readEnvironment(newsletterEnvironmentSchema)),
    logger,
    now: () => new Date(),
    limits: {
      reads: environment.RATE_LIMIT_READS,
      writes: environment.RATE_LIMIT_WRITES,
      newCheckouts: environment.RATE_LIMIT_CHECKOUTS,
    },
    caching: { freshMs: environment.CATALOGUE_FRESH_MS, staleMs: environment.CATALOGUE_STALE_MS },
    trustedProxies: environment.TRUST_PROXY,
    checkReplies: environment.NODE_ENV !== "production",
  });
  const { server, stop } = serve(app, {
    host: environment.HOST,
    port: environment.PORT,
    logger,
    stopWithinMs: 5000,
  });
  server.on("error", (error) => {
    logger.fatal({ err: error }, "cannot listen");
    process.exitCode = 1;
  });
  const onSignal = (signal: NodeJS.Signals) => {
    logger.info({ signal }, "stopping");
    void stop().then(() => logger.info("stopped"));
  };
  process.once("SIGINT", onSignal);
  process.once("SIGTERM", onSignal);
}
