import { CommerceBusyError } from "../commerce/commerce-busy-error.ts";
import { CommerceUnavailableError } from "../commerce/commerce-unavailable-error.ts";
import { ApiFailure } from "./api-failure.ts";

/** The refusal for an error of a call, or of a placement that fails after its call was answered as in progress. */
export function toApiFailure(thrown: unknown): ApiFailure {
  if (thrown instanceof ApiFailure) return thrown;
  if (thrown instanceof CommerceBusyError) return new ApiFailure("request_in_progress", { cause: thrown });
  const code = thrown instanceof CommerceUnavailableError ? "commerce_unavailable" : "internal_error";
  return new ApiFailure(code, { cause: thrown });
}
