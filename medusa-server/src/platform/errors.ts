import { MedusaError } from "@medusajs/framework/utils";

/** Creates an error that Medusa answers with 404. */
export const notFound = (message: string) => new MedusaError(MedusaError.Types.NOT_FOUND, message);
/** Creates an error that Medusa answers with 400: the state of a row forbids the call. */
export const notAllowed = (message: string) => new MedusaError(MedusaError.Types.NOT_ALLOWED, message);
/** Creates an error that Medusa answers with 500: the shop cannot carry out the call now. */
export const unexpectedState = (message: string) =>
  new MedusaError(MedusaError.Types.UNEXPECTED_STATE, message);
