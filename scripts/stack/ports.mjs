import { findFreePorts } from "../process/ports.mjs";
import { SetupError } from "../setup/setup-error.mjs";

/**
 * @typedef {{ shop: number, bff: number, medusa: number, postgres: number, search: number, images: number, mail: number, swish: number, payLater: number, vies: number, servicePoints: number, stripe: number, auth0: number }} Ports
 */

const variables = /** @type {const} */ ({
  shop: ["SHOP_PORT", 3000],
  bff: ["BFF_PORT", 4000],
  medusa: ["MEDUSA_PORT", 9000],
  postgres: ["POSTGRES_PORT", 54329],
  search: ["SEARCH_PORT", 7700],
  images: ["IMAGES_PORT", 7800],
  mail: ["MAIL_PORT", 7900],
  swish: ["SWISH_PORT", 8010],
  payLater: ["PAY_LATER_PORT", 8020],
  vies: ["VIES_PORT", 7910],
  servicePoints: ["SERVICE_POINTS_PORT", 7920],
  stripe: ["STRIPE_PORT", 7950],
  auth0: ["AUTH0_PORT", 7960],
});

/**
 * The environment variable of a port.
 *
 * @param {keyof Ports} name
 */
export const portVariable = (name) => variables[name][0];

/**
 * The ports of a shop started by hand: the defaults unless the environment names others.
 *
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Ports}
 * @throws {SetupError} port-invalid
 */
export function resolvePorts(env = process.env) {
  const read = (/** @type {keyof Ports} */ name) => {
    const [variable, usual] = variables[name];
    const port = Number(env[variable] || usual);
    if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
    throw new SetupError(
      "port-invalid",
      `${variable}=${env[variable]} is not a port.`,
      "Give a number from 1 to 65535.",
    );
  };
  return {
    shop: read("shop"),
    bff: read("bff"),
    medusa: read("medusa"),
    postgres: read("postgres"),
    search: read("search"),
    images: read("images"),
    mail: read("mail"),
    swish: read("swish"),
    payLater: read("payLater"),
    vies: read("vies"),
    servicePoints: read("servicePoints"),
    stripe: read("stripe"),
    auth0: read("auth0"),
  };
}

/**
 * Finds free ports for a further shop, as in tests and benches.
 *
 * @returns {Promise<Ports>}
 */
export async function findFreeStackPorts() {
  const names = /** @type {(keyof Ports)[]} */ (Object.keys(variables));
  const ports = await findFreePorts(names.length);
  return /** @type {Ports} */ (Object.fromEntries(names.map((name, place) => [name, ports[place]])));
}
