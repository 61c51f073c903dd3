import path from "node:path";
import { rootDir } from "../setup/paths.mjs";
import { startStack } from "../stack/start-stack.mjs";
import { findBrowser } from "./find-browser.mjs";
import { runSuite } from "./run-command.mjs";
import { ownCheck, runSetup } from "./static-steps.mjs";

/**
 * The environment of tests against a running shop.
 *
 * @param {import("../stack/start-stack.mjs").Stack} stack
 * @param {string} databaseUrl
 * @param {string} logsDir folder of the processes' logs
 */
function toTestEnvironment(
  { urls, admin, internalToken, searchAccess, paymentAccess },
  databaseUrl,
  logsDir,
) {
  const { port, username, password } = new URL(databaseUrl);
  return {
    SHOP_URL: urls.shop,
    BFF_URL: urls.bff,
    MEDUSA_URL: urls.medusa,
    ADMIN_URL: urls.admin,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    INTERNAL_TOKEN: internalToken,
    MAIL_URL: urls.mailbox,
    AUTH0_URL: urls.auth0,
    ...searchAccess,
    ...paymentAccess,
    STRIPE_URL: urls.stripe,
    SWISH_PHONE_URL: urls.swish,
    PAY_LATER_URL: urls.payLater,
    DATABASE_URL: databaseUrl,
    LOGS_DIR: logsDir,
    // Medusa's test runner creates its own databases on the same server. It would require TLS for an IP address, but
    // not for localhost.
    DB_HOST: "localhost",
    DB_PORT: port,
    DB_USERNAME: username,
    DB_PASSWORD: password,
  };
}

/**
 * The steps that need a running shop: it starts once, on free ports and with a database of its own.
 *
 * @param {import("./run-command.mjs").GateContext} context
 * @param {import("../stack/ports.mjs").Ports} ports
 * @returns {import("./run-steps.mjs").Step[]}
 */
export function liveSteps(context, ports) {
  /** @type {Record<string, string>} */
  let testEnv = {};
  const start = () =>
    runSetup(async () => {
      const { dataDir, runFile } = context;
      // The shop and the scripts that tests run beside it share the folder of uploads.
      const uploadsDir = path.join(dataDir, "uploads");
      const stack = await startStack({
        dataDir,
        ports,
        runFile,
        mode: "production",
        onProgress: (_, run) => run(),
        // An empty DATABASE_URL keeps tests off the developer's database. The rate limits are off, since all requests
        // of the tests come from one address.
        env: {
          DATABASE_URL: "",
          UPLOADS_DIR: uploadsDir,
          RATE_LIMIT_READS: "1000000",
          RATE_LIMIT_WRITES: "100000",
          RATE_LIMIT_CHECKOUTS: "100000",
          RATE_LIMIT_FORMS: "100000",
          RATE_LIMIT_UPLOADS: "100000",
          RENDERS_PER_MINUTE: "100000",
          // Some tests compare with Medusa's own totals and orders.
          SPOLVERK_STORE_API: "true",
          RATE_LIMIT_LOOKUPS: "100000",
          RATE_LIMIT_SWISH_STATUS: "100000",
          INVOICE_LIMIT_CLIENT: "100000",
          INVOICE_LIMIT_EMAIL: "100000",
          INVOICE_LIMIT_ORGANIZATION: "100000",
          // Short intervals, since tests wait for the sweepers.
          PAYMENT_SWEEP_SECONDS: "2",
          MAIL_SWEEP_SECONDS: "2",
          // A short lease, since tests kill processes and wait for the leases of their checkouts to end.
          CHECKOUT_LEASE_SECONDS: "5",
        },
      });
      await stack.searchFilled;
      const logsDir = path.join(dataDir, "logs");
      testEnv = { ...toTestEnvironment(stack, stack.databaseUrl ?? "", logsDir), UPLOADS_DIR: uploadsDir };
    });
  /** Returns the command of a package's test script, with a separate report. */
  const suite = (
    /** @type {string} */ folder,
    /** @type {string} */ script,
    env = {},
    options = /** @type {string[]} */ ([]),
  ) => ({
    name: `${folder} ${script.replace(":", " ")}`,
    file: "npm",
    args: ["run", script, "--", ...options],
    cwd: path.join(rootDir, folder),
    env: { ...testEnv, ...env },
  });
  const playwright = (/** @type {string} */ script, /** @type {string} */ report, env = {}) =>
    suite(
      "e2e",
      script,
      { ...env, PLAYWRIGHT_JUNIT_OUTPUT_FILE: path.join(rootDir, `e2e/reports/${report}.xml`) },
      ["--reporter=list,junit"],
    );
  const reportsOf = (/** @type {string} */ folder) => `${folder}/reports/{integration,browser}*.xml`;
  return [
    { name: "shop", needs: ["build"], hasTests: false, isFirst: true, run: start },
    {
      name: "port suite",
      needs: ["shop"],
      hasTests: true,
      isFirst: true,
      run: () => runSuite(context, reportsOf("bff"), [suite("bff", "integration")]),
    },
    {
      name: "search",
      needs: ["shop"],
      hasTests: true,
      run: () =>
        runSuite(context, "e2e/reports/browser-search.xml", [playwright("search", "browser-search")]),
    },
    // Half of the step's time is waiting for the shop, so two halves run at once. The payment tests are one half,
    // because a payment emulator has one state for all tests. Each half has its own products.
    {
      name: "integration",
      needs: ["shop"],
      hasTests: true,
      isAlone: true,
      run: () =>
        runSuite(context, reportsOf("medusa-server"), [
          suite("medusa-server", "integration:payments", { PRODUCT_SHARE: "1/2" }),
          suite("medusa-server", "integration:shop", { PRODUCT_SHARE: "2/2" }),
        ]),
    },
    {
      name: "browser",
      needs: ["shop"],
      hasTests: true,
      isAlone: true,
      run: () => {
        const env = { CHROMIUM_PATH: findBrowser(context.env) };
        return runSuite(context, "e2e/reports/browser.xml", [playwright("browser", "browser", env)]);
      },
    },
    {
      ...ownCheck(context, "requirements", ["--shown"]),
      name: "requirements shown",
      needs: ["unit", "port suite", "search", "integration", "browser"],
      isAlone: true,
    },
  ];
}
