import { createRequire } from "node:module";
import path from "node:path";

/** The folder of this package, where npm runs its scripts. */
export const packageFolder = process.cwd();
export const supportFolder = path.join(packageFolder, "integration-tests/support");
export const repositoryFolder = path.dirname(packageFolder);
/** The folder where Medusa's commands run. */
export const builtFolder = path.join(packageFolder, ".medusa/server");

const requireFromPackage = createRequire(path.join(packageFolder, "package.json"));
/** The program of Medusa's commands. */
export const medusaCli = requireFromPackage.resolve("@medusajs/cli/cli.js");

/**
 * Loads a module of the built server.
 * @param file such as "features/outbox/modules/mail/service.js"
 */
export const loadBuilt = (file: string): unknown => requireFromPackage(path.join(builtFolder, "src", file));
