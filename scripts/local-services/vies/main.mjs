/** Emulates the register of VAT numbers (VIES) on this machine. */
import { z } from "zod";
import { listenOnLoopback } from "../listen-on-loopback.mjs";
import { createViesServer } from "./create-vies-server.mjs";

const { PORT } = z.object({ PORT: z.coerce.number().int().min(1).max(65_535) }).parse(process.env);
listenOnLoopback(createViesServer({ now: () => new Date() }), PORT);
