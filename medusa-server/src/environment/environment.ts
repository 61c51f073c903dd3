import path from "node:path";
import { z } from "@medusajs/framework/zod";
import { uploadTerms } from "@spolverk/domain";
import { readS3Settings, type S3Settings, s3Variables } from "./s3-settings.ts";
import {
  type PayLaterSettings,
  payLaterVariables,
  readPayLaterSettings,
  readSwishSettings,
  type SwishSettings,
  swishVariables,
} from "./payment-settings.ts";
import { readStripeSettings, type StripeSettings, stripeVariables } from "./stripe-settings.ts";

const localSecrets = {
  DATABASE_URL: "postgres://medusa:medusa@127.0.0.1:54329/medusa",
  JWT_SECRET: "local-only-jwt-secret",
  COOKIE_SECRET: "local-only-cookie-secret",
  INTERNAL_TOKEN: "local-only-internal-token",
  GIFT_CARD_SECRET: "local-only-gift-card-secret",
  TAKE_BACK_SECRET: "local-only-take-back-secret",
};

const emptyAsMissing = (value: unknown) => (value === "" ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(emptyAsMissing, schema.optional());
const withDefault = (value: string) => z.preprocess(emptyAsMissing, z.string().default(value));
const wholeNumber = (least: number, most: number, fallback: number) =>
  z.preprocess(emptyAsMissing, z.coerce.number().int().min(least).max(most).default(fallback));
const secret = z.preprocess(
  emptyAsMissing,
  z.string({ error: "must be set" }).min(16, "needs 16 characters or more"),
);

/** SendGrid's own addresses: a public shop sends mails nowhere else. */
const sendgridUrls = ["https://api.sendgrid.com", "https://api.eu.sendgrid.com"] as const;

const environmentSchema = z.object({
  DATABASE_URL: z.preprocess(
    emptyAsMissing,
    z.string({ error: "must be set" }).regex(/^postgres(ql)?:\/\//, "must begin with postgres://"),
  ),
  /** Connections to Postgres in one process; placing an order holds up to four at once. */
  DATABASE_POOL_MAX: z.preprocess(emptyAsMissing, z.coerce.number().int().min(10).max(500).default(30)),
  /** Lease of a checkout's lock, which a crashed process leaves behind. */
  CHECKOUT_LEASE_SECONDS: z.preprocess(emptyAsMissing, z.coerce.number().int().min(3).max(300).default(30)),
  REDIS_URL: optional(z.string().regex(/^rediss?:\/\//, "must begin with redis://")),
  MEDUSA_WORKER_MODE: z.preprocess(emptyAsMissing, z.enum(["shared", "worker", "server"]).default("shared")),
  JWT_SECRET: secret,
  COOKIE_SECRET: secret,
  /** The token that the BFF sends to be admitted below /internal. */
  INTERNAL_TOKEN: secret,
  /**
   * Decrypts the codes of gift cards, and hashes the mailboxes that received a joining bonus of the club. After a change
   * no code matches a gift card any more.
   */
  GIFT_CARD_SECRET: secret,
  /** Signs the links to take-backs. After a change, links of the previous secret still work. */
  TAKE_BACK_SECRET: secret,
  /** Origins of the admin, the only pages that may call this server from a browser and sign users in. */
  ADMIN_CORS: withDefault("http://localhost:9000"),
  ADMIN_PATH: z.preprocess(
    emptyAsMissing,
    z
      .templateLiteral(["/", z.string().min(1)], { error: "must begin with / and not be / itself" })
      .default("/app"),
  ),
  ADMIN_DISABLE: z.preprocess(emptyAsMissing, z.stringbool().default(false)),
  /** Address of the storefront that serves the pictures below /media. */
  MEDIA_URL: z.preprocess(emptyAsMissing, z.url().default("http://localhost:3000")),
  /** The image service whose pictures the admin may show. */
  IMAGES_URL: optional(z.url({ protocol: /^https?$/, error: "must begin with https://" })),
  /** This server's public address, with which links to files begin. */
  MEDUSA_BACKEND_URL: z.preprocess(
    emptyAsMissing,
    z.url({ protocol: /^https?$/, error: "must begin with https://" }).default("http://localhost:9000"),
  ),
  /** Folder of uploads and exports, shared by all processes; not needed when S3 stores them. */
  UPLOADS_DIR: withDefault(".data/uploads").transform((directory) => path.resolve(directory)),
  /** Number of our own proxies in front of the server that add to X-Forwarded-For; 0 trusts no header. */
  TRUST_PROXY: z.preprocess(emptyAsMissing, z.coerce.number().int().min(0).max(5).default(0)),
  /** Key of SendGrid's API. The shop sends mails only when MAIL_FROM is set too. */
  SENDGRID_API_KEY: optional(z.string()),
  SENDGRID_URL: z.preprocess(
    emptyAsMissing,
    z.url({ protocol: /^https?$/, error: "must begin with https://" }).default(sendgridUrls[0]),
  ),
  /**
   * Id of SendGrid's marketing list that subscribers of the newsletter join; without it SendGrid gets no subscribers.
   */
  SENDGRID_NEWSLETTER_LIST: optional(z.string()),
  /** Sender address of mails, known to SendGrid. */
  MAIL_FROM: optional(z.email("must be an email address")),
  /** Pattern of the sites' addresses for the links in mails; {code} stands for the first label. */
  SITE_HOSTS: z.preprocess(
    emptyAsMissing,
    z
      .string()
      .regex(/^https?:\/\/\{code\}\./, "must be an address such as https://{code}.example.com")
      .default("http://{code}.localhost:3000"),
  ),
  /**
   * Maximum megabytes of visitors' files, for all clients and for one client. Counts files of the last day and
   * unattached files.
   */
  UPLOADS_MOST_MB: wholeNumber(50, 1_000_000, uploadTerms.mostFilledBytes.all / 1_000_000),
  UPLOADS_MOST_CLIENT_MB: wholeNumber(50, 1_000_000, uploadTerms.mostFilledBytes.client / 1_000_000),
  /** Mails about unpaid and unapproved orders to one address within 24 hours. */
  UNPAID_ORDER_MAILS_PER_DAY: z.preprocess(
    emptyAsMissing,
    z.coerce.number({ error: "must be a number of mails" }).int().min(1).default(10),
  ),
  /** Interval of the sweeper's checks of unfinished payments, and their minimum age. */
  PAYMENT_SWEEP_SECONDS: z.preprocess(emptyAsMissing, z.coerce.number().int().min(1).max(240).default(60)),
  /** Interval for queuing mails that no event queued, and for retrying failed ones. */
  MAIL_SWEEP_SECONDS: z.preprocess(emptyAsMissing, z.coerce.number().int().min(1).max(240).default(60)),
  /** Retention of personal data; see RetentionSettings. */
  RETENTION_CHECKOUT_DAYS: wholeNumber(30, 3650, 90),
  RETENTION_MAIL_DAYS: wholeNumber(7, 3650, 90),
  RETENTION_STOCK_NOTIFICATION_DAYS: wholeNumber(7, 3650, 365),
  RETENTION_ENQUIRY_DAYS: wholeNumber(30, 3650, 730),
  /** Bookkeeping law sets the minimum: seven years in Sweden, up to ten elsewhere. */
  RETENTION_ORDER_YEARS: wholeNumber(7, 30, 7),
  /** Time to hold stock for a shopper whom the payment provider has not seen; Swish gives three minutes. */
  HOLD_UNSEEN_MINUTES: z.preprocess(emptyAsMissing, z.coerce.number().min(3).max(15).default(4)),
  /**
   * Limits on an item's stock held by unpaid checkouts: the share of one client, the share of all together, and the
   * pieces that each client may hold in any case.
   */
  HOLD_CLIENT_SHARE: z.preprocess(emptyAsMissing, z.coerce.number().min(0).max(1).default(0.5)),
  HOLD_TOTAL_SHARE: z.preprocess(emptyAsMissing, z.coerce.number().min(0).max(1).default(0.8)),
  HOLD_UNCAPPED_PIECES: z.preprocess(emptyAsMissing, z.coerce.number().int().min(1).default(3)),
  /** Point at which a process of a local shop kills itself, for the tests of crash recovery. */
  SPOLVERK_FAULT_POINT: optional(z.string()),
  /** The merchandiser that seeding creates in a local shop. */
  ADMIN_EMAIL: optional(z.email()),
  ADMIN_PASSWORD: optional(z.string().min(8, "needs 8 characters or more")),
  SPOLVERK_LOCAL: z.preprocess(emptyAsMissing, z.stringbool().default(false)),
  /** Opens Medusa's own Store API to the tests and benches of a local shop. */
  SPOLVERK_STORE_API: z.preprocess(emptyAsMissing, z.stringbool().default(false)),
  /** Whether seeding adds the sample catalogue and coupons; by default only in a local shop. */
  SEED_SAMPLES: optional(z.stringbool()),
  NODE_ENV: z.preprocess(emptyAsMissing, z.string().default("development")),
});
/**
 * The variables that this program reads; docker-compose.yml has to pass them on.
 *
 * @public for scripts/check-compose.mjs
 */
export const environmentVariables: readonly string[] = [
  ...Object.keys(environmentSchema.shape),
  ...swishVariables,
  ...payLaterVariables,
  ...stripeVariables,
  ...s3Variables,
];

export type Environment = z.infer<typeof environmentSchema> & {
  /** Null when the shop does not accept Swish. */
  swish: SwishSettings | null;
  payLater: PayLaterSettings | null;
  stripe: StripeSettings | null;
  /** Null when uploads are stored in UPLOADS_DIR. */
  s3: S3Settings | null;
};

/**
 * Parses and checks the settings of the process. In production secrets have no default, and a local shop's secrets are
 * refused, unless SPOLVERK_LOCAL=true marks a local shop.
 * @throws Error whose message names each missing or wrong variable
 */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  // Any other NODE_ENV, such as staging, may be a public host.
  const isDevelopment = ["", "development", "test"].includes(variables.NODE_ENV ?? "");
  const local = isDevelopment || variables.SPOLVERK_LOCAL === "true";
  const result = environmentSchema.safeParse(local ? { ...localSecrets, ...variables } : variables);
  const problems = result.success
    ? []
    : result.error.issues.map(({ path, message }) => `  ${path.join(".")} ${message}`);
  // Only SPOLVERK_LOCAL makes payments local: NODE_ENV is too easily omitted.
  const swish = readSwishSettings(variables, variables.SPOLVERK_LOCAL === "true");
  const payLater = readPayLaterSettings(variables, variables.SPOLVERK_LOCAL === "true");
  const stripe = readStripeSettings(variables, variables.SPOLVERK_LOCAL === "true");
  const s3 = readS3Settings(variables, local);
  for (const { name, message } of [
    ...swish.problems,
    ...payLater.problems,
    ...stripe.problems,
    ...s3.problems,
  ]) {
    problems.push(`  ${name} ${message}`);
  }
  if (variables.SPOLVERK_STORE_API === "true" && variables.SPOLVERK_LOCAL !== "true") {
    problems.push("  SPOLVERK_STORE_API is for a local shop only");
  }
  if (result.success) problems.push(...findMailProblems(result.data, variables));
  if (!local) {
    if (s3.settings === null && !variables.UPLOADS_DIR) {
      problems.push("  UPLOADS_DIR must be set where uploads are not stored by S3");
    }
    for (const [name, value] of Object.entries(localSecrets)) {
      if (variables[name] === value) problems.push(`  ${name} is the one of a local shop: choose your own`);
    }
  }
  if (!result.success || problems.length > 0) {
    throw new Error(`The commerce server cannot start, its environment is wrong:\n${problems.join("\n")}`);
  }
  return {
    ...result.data,
    swish: swish.settings,
    payLater: payLater.settings,
    stripe: stripe.settings,
    s3: s3.settings,
  };
}

/** Mail settings are all set or none: half of them is a mistake. */
function findMailProblems(
  environment: z.output<typeof environmentSchema>,
  variables: NodeJS.ProcessEnv,
): string[] {
  const {
    SENDGRID_API_KEY: key,
    SENDGRID_URL: url,
    SENDGRID_NEWSLETTER_LIST: list,
    MAIL_FROM: from,
    SPOLVERK_LOCAL: local,
  } = environment;
  const isOwn = sendgridUrls.some((own) => own === url.replace(/\/$/, ""));
  return [
    ...(key !== undefined && from === undefined
      ? ["  MAIL_FROM is needed where SENDGRID_API_KEY is set"]
      : []),
    ...(key === undefined && from !== undefined
      ? ["  SENDGRID_API_KEY is needed where MAIL_FROM is set"]
      : []),
    ...(key === undefined && list !== undefined
      ? ["  SENDGRID_API_KEY is needed where SENDGRID_NEWSLETTER_LIST is set"]
      : []),
    ...(key !== undefined && !variables.SITE_HOSTS ? ["  SITE_HOSTS is needed where mails are sent"] : []),
    ...(isOwn || local ? [] : [`  SENDGRID_URL must be ${sendgridUrls.join(" or ")}`]),
  ];
}
