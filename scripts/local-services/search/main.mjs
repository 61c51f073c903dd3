import { readEnvironment } from "./read-environment.mjs";
import { startSearchService } from "./start-search-service.mjs";

const environment = readEnvironment(process.env);
const service = await startSearchService({
  port: environment.PORT,
  file: environment.SEARCH_FILE,
  keys: {
    appId: environment.SEARCH_APP_ID,
    adminKey: environment.SEARCH_ADMIN_KEY,
    searchKey: environment.SEARCH_KEY,
  },
  shopPort: environment.SHOP_PORT,
});
console.log(`The search service answers at ${service.url}`);
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => void service.stop());
