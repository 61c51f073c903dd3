/** Emulates Stripe on this machine with test cards; no money moves. */
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
  // Keeps the payments across a restart, so that earlier orders can be captured and refunded.
  intents: fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, "utf8")) : [],
  onChange: (intents) => {
    fs.writeFileSync(`${file}.new`, JSON.stringify(intents));
    fs.renameSync(`${file}.new`, file);
  },
});
// Listens on the loopback address only, so that no other machine reaches the emulator.
server.listen(environment.PORT, "127.0.0.1", () => console.log(`listening on ${environment.PORT}`));

for (const signal of /** @type {const} */ (["SIGTERM", "SIGINT"])) {
  process.once(signal, () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  });
}
