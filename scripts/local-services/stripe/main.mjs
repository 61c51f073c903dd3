/** Stands in for Stripe on this machine: cards that are test cards, money that is none. */
import fs from "node:fs";
import path from "node:path";
import { z } from "zod";
import { createStripeServer } from "./create-stripe-server.mjs";

const environment = z
  .object({
    PORT: z.coerce.number().int().min(1).max(65_535),
    STRIPE_FILE: z.string().min(1),
    STRIPE_SECRET_KEY: z.string().min(1),
    STRIPE_PUBLISHABLE_KEY: z.string().min(1),
    STRIPE_WEBHOOK_SECRET: z.string().min(1),
    STRIPE_WEBHOOK_URL: z.url(),
  })
  .parse(process.env);

const file = environment.STRIPE_FILE;
fs.mkdirSync(path.dirname(file), { recursive: true });

const server = createStripeServer({
  secretKey: environment.STRIPE_SECRET_KEY,
  publishableKey: environment.STRIPE_PUBLISHABLE_KEY,
  webhookSecret: environment.STRIPE_WEBHOOK_SECRET,
  webhookUrl: environment.STRIPE_WEBHOOK_URL,
  // After a restart the emulator still knows how orders were paid.
  intents: fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, "utf8")) : [],
  onChange: (intents) => {
    fs.writeFileSync(`${file}.new`, JSON.stringify(intents));
    fs.renameSync(`${file}.new`, file);
  },
});
// Never to be reached from another machine.
server.listen(environment.PORT, "127.0.0.1", () => console.log(`listening on ${environment.PORT}`));

for (const signal of /** @type {const} */ (["SIGTERM", "SIGINT"])) {
  process.once(signal, () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  });
}
