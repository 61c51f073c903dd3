import { stopProcess } from "./stop-process.mjs";

/**
 * Stops processes, the database last so that the others can finish what they are writing.
 *
 * @param {readonly import("./stop-process.mjs").ProcessReference[]} children
 * @param {{ appsMs: number, databaseMs: number }} grace how long each may take before it is killed
 */
export async function stopChildren(children, { appsMs, databaseMs }) {
  const database = children.filter(({ name }) => name === "postgres");
  const apps = children.filter(({ name }) => name !== "postgres");
  await Promise.all(apps.map((app) => stopProcess(app, { graceMs: appsMs })));
  await Promise.all(database.map((postgres) => stopProcess(postgres, { graceMs: databaseMs })));
}
