/** Emulates imgix on this machine: sends the shop's pictures in the size and format that a browser requests. */
import path from "node:path";
import { mediaDirectory } from "@spolverk/content";
import { z } from "zod";
import { createDiskCache } from "./disk-cache.mjs";
import { createImageServer } from "./create-image-server.mjs";

const mostCachedBytes = 200_000_000;

const environment = z
  .object({
    PORT: z.coerce.number().int().min(1).max(65_535),
    CACHE_DIR: z.string().min(1),
    UPLOADS_DIR: z.string().min(1),
  })
  .parse(process.env);

const cache = createDiskCache(environment.CACHE_DIR, mostCachedBytes);
// Medusa's module of files stores pictures in a folder of their own.
const directories = { media: mediaDirectory, uploads: path.join(environment.UPLOADS_DIR, "public") };
const server = createImageServer({ directories, cache });
// Listens on the loopback address only, so that no other machine reaches the emulator.
server.listen(environment.PORT, "127.0.0.1", () => console.log(`listening on ${environment.PORT}`));

for (const signal of /** @type {const} */ (["SIGTERM", "SIGINT"])) {
  process.once(signal, () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  });
}
