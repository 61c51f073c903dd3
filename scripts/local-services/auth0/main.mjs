/** Emulates Auth0 on this machine: signs in users, who are stored locally. */
import { listHosts, readSites } from "@spolverk/content";
import { z } from "zod";
import { listenOnLoopback } from "../listen-on-loopback.mjs";
import { createAuth0Server } from "./create-auth0-server.mjs";
import { createMailer } from "./create-mailer.mjs";
import { openStore } from "./open-store.mjs";
import { toOrigins } from "./shop-client.mjs";

const environment = z
  .object({
    PORT: z.coerce.number().int().min(1).max(65_535),
    AUTH0_FILE: z.string().min(1),
    AUTH0_CLIENT_ID: z.string().min(1),
    AUTH0_AUDIENCE: z.string().min(1),
    SITE_HOSTS: z.string().includes("{code}."),
    SENDGRID_API_KEY: z.string().min(1),
    SENDGRID_URL: z.url(),
    MAIL_FROM: z.email(),
  })
  .parse(process.env);

const origins = toOrigins(
  environment.SITE_HOSTS,
  listHosts(readSites()).map(({ subdomain }) => subdomain),
);
const server = await createAuth0Server({
  issuer: `http://localhost:${environment.PORT}/`,
  clientId: environment.AUTH0_CLIENT_ID,
  audience: environment.AUTH0_AUDIENCE,
  origins,
  store: openStore(environment.AUTH0_FILE),
  sendMail: createMailer({
    apiKey: environment.SENDGRID_API_KEY,
    url: environment.SENDGRID_URL,
    from: environment.MAIL_FROM,
    origins,
  }),
  now: () => new Date(),
});
listenOnLoopback(server, environment.PORT);
