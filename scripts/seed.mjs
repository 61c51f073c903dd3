import { runCli } from "./setup/run-cli.mjs";
import { seedDatabase } from "./stack/seed-database.mjs";

await runCli(seedDatabase);
