import assert from "node:assert/strict";
import { it } from "node:test";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { validateForm } from "./validate-form.ts";

const schema = z.object({
  producer: z
    .string()
    .min(2, "is too short")
    .regex(/^[a-z]+$/, "takes letters"),
  years: z.int("must be a whole number"),
});

it("a form is refused with the first problem of each of its fields", () => {
  const answer = { status: 0, fields: {} };
  const response = {
    status: (status: number) => {
      answer.status = status;
      return { json: ({ fields }: { fields: object }) => (answer.fields = fields) };
    },
  };
  const request = { body: { producer: "", years: "five" } };
  validateForm(schema)(request as MedusaRequest, response as unknown as MedusaResponse, () =>
    assert.fail("The form was taken"),
  );
  assert.deepEqual(answer, {
    status: 400,
    fields: { producer: "is too short", years: "must be a whole number" },
  });
});
