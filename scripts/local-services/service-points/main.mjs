/** Emulates PostNord's API of service points on this machine. */
import { z } from "zod";
import { listenOnLoopback } from "../listen-on-loopback.mjs";
import { createServicePointsServer } from "./create-service-points-server.mjs";

const { PORT, SERVICE_POINTS_KEY } = z
  .object({ PORT: z.coerce.number().int().min(1).max(65_535), SERVICE_POINTS_KEY: z.string().min(1) })
  .parse(process.env);
listenOnLoopback(createServicePointsServer({ apiKey: SERVICE_POINTS_KEY }), PORT);
