import { runCli } from "./setup/run-cli.mjs";
import { indexSearch } from "./stack/index-search.mjs";

await runCli(indexSearch);
