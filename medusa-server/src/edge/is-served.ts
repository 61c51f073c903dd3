/** Settings that decide which paths a process serves. */
export type ServedPaths = {
  /** Path of the admin's pages, such as /app. */
  adminPath: string;
  /** Whether to serve Medusa's own Store API, which only the tests and benches of a local shop need. */
  storeApi: boolean;
};

const longestPath = 500;
/** Slashes, dots, backslashes and control characters that a proxy and Express could read differently. */
const disguised = /\/\/|(^|\/)\.{1,2}(\/|$)|\\|%(?![0-9a-f]{2})|%(0|1|7f|2e|2f|5c|25)/i;

/** Calls for sign-in, second factor and forgotten password of the admin. */
const signInCalls: readonly { methods: readonly string[]; path: RegExp }[] = [
  { methods: ["GET"], path: /^\/auth\/user\/providers$/ },
  { methods: ["POST"], path: /^\/auth\/user\/emailpass(\/reset-password|\/update)?$/ },
  { methods: ["POST", "DELETE"], path: /^\/auth\/session$/ },
  { methods: ["POST"], path: /^\/auth\/token\/refresh$/ },
  { methods: ["GET", "POST"], path: /^\/auth\/mfa\/factors$/ },
  { methods: ["POST", "DELETE"], path: /^\/auth\/mfa\/factors\/[\w-]+(\/verify)?$/ },
  { methods: ["POST"], path: /^\/auth\/mfa\/(recovery-codes|challenges\/[\w-]+\/verify)$/ },
  // The sign-in page calls it to learn whether Medusa's cloud signs users in, which it does not.
  { methods: ["GET"], path: /^\/cloud\/auth$/ },
];
/**
 * Medusa's deprecated product import, which bypasses the checks of the current one; Express matches it in any case.
 */
const deprecatedImport = /^\/admin\/products\/import(\/|$)/i;
const reading: readonly string[] = ["GET", "HEAD"];

/**
 * Whether this server answers a call at all. Every path not listed here is hidden: Medusa's Store API would sell
 * outside the shop's rules, its own payment hooks bypass the shop's, and there is no sign-up. Paths are compared
 * case-sensitively, although Express matches them in any case.
 *
 * @param path as sent, without the query
 */
export function isServed(method: string, path: string, { adminPath, storeApi }: ServedPaths): boolean {
  if (path.length > longestPath || disguised.test(path) || !isText(path)) return false;
  if (path === "/health") return reading.includes(method);
  if (isBelow(path, adminPath)) return reading.includes(method);
  if (path.startsWith("/uploads/")) return reading.includes(method);
  if (deprecatedImport.test(path)) return false;
  if (isBelow(path, "/admin") || isBelow(path, "/internal")) return true;
  if (path.startsWith("/webhooks/payments/")) return method === "POST";
  if (isBelow(path, "/store")) return storeApi;
  return signInCalls.some((call) => call.methods.includes(method) && call.path.test(path));
}

/** Rejects bytes that are not UTF-8, which would make Express throw. */
function isText(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

function isBelow(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}
