import { errorHandler, type MedusaErrorHandlerFunction } from "@medusajs/framework/http";
import { CheckoutBusyError } from "@spolverk/server-kit/checkout-queue";
import { SemaphoreFullError } from "../concurrency/semaphore.ts";

const answerOthers = errorHandler();
const retryAfterSeconds = "2";

/**
 * Answers calls beyond a queue's limit with Retry-After: 423 when too many calls wait for one checkout, 503 when too
 * many wait for this server. Not 409, which tells a user to do something else. Medusa answers all other errors.
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
