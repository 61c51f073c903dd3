import { ApiError } from "@spolverk/bff/contract";
import { describe, expect, it } from "vitest";
import { createI18n } from "../i18n/create-i18n.ts";
import { toProblem } from "./to-problem.ts";

const { t } = await createI18n("en");

describe("toProblem [8.7]", () => {
  it("shows the server's message and each field's problem", () => {
    const error = new ApiError(400, "invalid_request", "Check the fields", {
      fields: { "body.billing.zip": "Required" },
    });
    expect(toProblem(error, t)).toEqual({
      code: "invalid_request",
      message: "Check the fields",
      fields: { "billing-zip": "Required" },
    });
  });
  it("asks the shopper to check the connection when the shop did not answer [8.27]", () => {
    expect(toProblem(new ApiError(0, "no_response", "Server did not respond"), t).message).toBe(
      "Connection error! Could not contact our servers after several attempts, please check your connection and refresh",
    );
    expect(toProblem(new ApiError(0, "no_response", "Server did not respond"), t).message).toBe(
      t("error.connection"),
    );
    expect(toProblem(new ApiError(503, "commerce_unavailable", "x"), t).message).toBe(t("error.connection"));
  });
  it("hides the technical details of an unreadable reply and of a defect [8.13]", () => {
    expect(toProblem(new ApiError(502, "not_json", "x"), t).message).toBe(t("error.unknown"));
    expect(toProblem(new TypeError("x is undefined"), t).message).toBe(t("error.unknown"));
  });
});
