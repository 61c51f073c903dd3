import { CommerceBusyError } from "../commerce/commerce-busy-error.ts";
import { CommerceUnavailableError } from "../commerce/commerce-unavailable-error.ts";
import { ApiFailure } from "./api-failure.ts";

/** The refusal for any error that a call throws, or a placement that fails after the reply to its call. */
export function toApiFailure(thrown: unknown): ApiFailure {
  if (thrown instanceof ApiFailure) return thrown;
  if (thrown instanceof CommerceBusyError) return new ApiFailure("request_in_progress", { cause: thrown });
  const code = thrown instanceof CommerceUnavailableError ? "commerce_unavailable" : "internal_error";
  return new ApiFailure(code, { cause: thrown });
}
