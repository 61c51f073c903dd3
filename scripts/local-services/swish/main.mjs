/** Emulates Swish on this machine: accepts payment requests and simulates the phone that pays them. */
import { z } from "zod";
import { runPaymentService } from "../payments/run-payment-service.mjs";
import { createSwishServer } from "./create-swish-server.mjs";
import { openLedger } from "./open-ledger.mjs";

const environment = z
  .object({
    PORT: z.coerce.number().int().min(0).max(65_535),
    SWISH_FILE: z.string().optional(),
    SWISH_PAYEE_ALIAS: z.string().regex(/^\d{10}$/),
  })
  .parse(process.env);
const now = () => new Date();

const ledger = openLedger({ file: environment.SWISH_FILE ?? null, now });
runPaymentService(
  createSwishServer({ ledger, payeeAlias: environment.SWISH_PAYEE_ALIAS, now }),
  environment.PORT,
);
