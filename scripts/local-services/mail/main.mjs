/** Emulates SendGrid on this machine: stores mails and newsletter contacts and shows them as a mailbox. */
import { z } from "zod";
import { listenOnLoopback } from "../listen-on-loopback.mjs";
import { createMailServer } from "./create-mail-server.mjs";
import { createRefusals } from "./create-refusals.mjs";
import { openMailbox } from "./open-mailbox.mjs";

const environment = z
  .object({
    PORT: z.coerce.number().int().min(1).max(65_535),
    MAIL_FILE: z.string().min(1),
    SENDGRID_API_KEY: z.string().min(1),
  })
  .parse(process.env);

const server = createMailServer({
  mailbox: openMailbox(environment.MAIL_FILE),
  apiKey: environment.SENDGRID_API_KEY,
  now: () => new Date(),
  refusals: createRefusals(),
});
listenOnLoopback(server, environment.PORT);
