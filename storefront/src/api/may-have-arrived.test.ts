import { ApiError } from "@spolverk/bff/contract";
import { expect, it } from "vitest";
import { mayHaveArrived } from "./may-have-arrived.ts";

it.each([
  [0, "no_response", true],
  [503, "commerce_unavailable", true],
  [500, "internal_error", true],
  [200, "not_json", true],
  [429, "too_many_requests", true],
  [409, "request_in_progress", true],
  [409, "upload_not_found", false],
  [422, "take_back_refused", false],
  [400, "invalid_request", false],
] as const)("a call answered with %i %s may have been carried out: %s", (status, code, expected) => {
  expect(mayHaveArrived(new ApiError(status, code, "-"))).toBe(expected);
});

it("a call whose reply was cut off may have been carried out by the API", () => {
  expect(mayHaveArrived(new TypeError("terminated"))).toBe(true);
});
