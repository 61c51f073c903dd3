import { z } from "zod";
import { startSearchEmulator } from "./start-search-emulator.mjs";

const port = z.coerce.number().int().min(1).max(65_535);
const key = z.string().min(16);
const environment = z
  .object({ PORT: port, SHOP_PORT: port, SEARCH_APP_ID: z.string(), SEARCH_ADMIN_KEY: key, SEARCH_KEY: key })
  .parse(process.env);
const {
  PORT,
  SHOP_PORT,
  SEARCH_APP_ID: appId,
  SEARCH_ADMIN_KEY: adminKey,
  SEARCH_KEY: searchKey,
} = environment;
const options = { port: PORT, keys: { appId, adminKey, searchKey }, shopPort: SHOP_PORT };
const emulator = await startSearchEmulator(options);
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => void emulator.stop());
