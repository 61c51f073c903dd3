import { errorHandler, type MedusaErrorHandlerFunction } from "@medusajs/framework/http";
import { CheckoutBusyError } from "@spolverk/server-kit/checkout-queue";
import { SemaphoreFullError } from "../concurrency/semaphore.ts";

const answerOthers = errorHandler();
const retryAfterSeconds = "2";

/**
 * Says that a call came too early, and when to come back: 423 for a checkout that has calls enough (another 409 says
 * what a user has to do), 503 for a server that has. Other errors are Medusa's to answer.
 */
export const busyErrorHandler: MedusaErrorHandlerFunction = (error: unknown, request, response, next) => {
  const status = error instanceof CheckoutBusyError ? 423 : error instanceof SemaphoreFullError ? 503 : null;
  if (status === null) {
    answerOthers(error, request, response, next);
    return;
  }
  const { code, message } = error as CheckoutBusyError | SemaphoreFullError;
  response.status(status).set("Retry-After", retryAfterSeconds).json({ type: code, message });
};
