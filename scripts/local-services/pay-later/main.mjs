/** Emulates Klarna Payments on this machine: sessions, the script of the widget, and orders. */
import { z } from "zod";
import { runPaymentService } from "../payments/run-payment-service.mjs";
import { createPayLaterServer } from "./create-pay-later-server.mjs";
import { openBook } from "./open-book.mjs";

const environment = z
  .object({
    PORT: z.coerce.number().int().min(0).max(65_535),
    PAY_LATER_FILE: z.string().optional(),
    PAY_LATER_USERNAME: z.string().min(1),
    PAY_LATER_API_KEY: z.string().min(1),
  })
  .parse(process.env);

runPaymentService(
  createPayLaterServer({
    book: openBook(environment.PAY_LATER_FILE ?? null),
    username: environment.PAY_LATER_USERNAME,
    password: environment.PAY_LATER_API_KEY,
  }),
  environment.PORT,
);
