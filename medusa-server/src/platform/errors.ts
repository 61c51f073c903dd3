import { MedusaError } from "@medusajs/framework/utils";

/** Answered with 404. */
export const notFound = (message: string) => new MedusaError(MedusaError.Types.NOT_FOUND, message);
/** Answered with 400: the state of the row forbids it. */
export const notAllowed = (message: string) => new MedusaError(MedusaError.Types.NOT_ALLOWED, message);
/** Answered with 500: the shop cannot do it now. */
export const unexpectedState = (message: string) =>
  new MedusaError(MedusaError.Types.UNEXPECTED_STATE, message);
