import pg from "pg";
import { SetupError } from "../setup/setup-error.mjs";

const wrongPassword = "28P01";

/**
 * Tells whether the database accepts our login. It does not while starting or recovering.
 *
 * @param {string} url
 * @throws {SetupError} database-password when it has another password
 */
export async function canLogIn(url) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  try {
    await client.connect();
    return true;
  } catch (error) {
    if (/** @type {{ code?: string }} */ (error).code !== wrongPassword) return false;
    throw new SetupError(
      "database-password",
      "The database does not accept the password in secrets.json of the data folder.",
      "Put the former secrets.json back, or wipe the data with npm run reset.",
    );
  } finally {
    await client.end();
  }
}
