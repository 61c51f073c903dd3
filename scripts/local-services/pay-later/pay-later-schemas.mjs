import { z } from "zod";

const minor = z.int().nonnegative();
const country = z.string().regex(/^[A-Z]{2}$/);
const currency = z.string().regex(/^[A-Z]{3}$/);

const orderLineSchema = z.object({
  type: z.enum(["physical", "shipping_fee", "surcharge", "discount", "gift_card", "digital"]).optional(),
  reference: z.string().max(64).optional(),
  name: z.string().min(1).max(255),
  quantity: z.int().positive(),
  unit_price: z.int(),
  tax_rate: minor.max(10_000),
  total_amount: z.int(),
  total_discount_amount: minor.default(0),
  total_tax_amount: z.int(),
});
const addressSchema = z.looseObject({
  country: country.optional(),
  // Accepts ASCII letters only: Klarna's documentation does not say that it accepts others.
  email: z
    .string()
    .regex(/^[\u0021-\u007E]+$/)
    .optional(),
});

/** The body of `POST /payments/v1/sessions`, and of the order that follows from a session. */
export const orderSchema = z.object({
  purchase_country: country,
  purchase_currency: currency,
  locale: z
    .string()
    .regex(/^[a-z]{2}-[A-Z]{2}$/)
    .optional(),
  order_amount: minor,
  order_tax_amount: minor,
  order_lines: z.array(orderLineSchema).min(1).max(1000),
  billing_address: addressSchema.optional(),
  shipping_address: addressSchema.optional(),
  merchant_reference1: z.string().max(255).optional(),
  merchant_urls: z.object({ notification: z.url().optional(), authorization: z.url().optional() }).optional(),
});

export const captureSchema = z.object({
  captured_amount: minor.positive(),
  reference: z.string().optional(),
});
export const refundSchema = z.object({ refunded_amount: minor.positive(), reference: z.string().optional() });
export const widgetSchema = z.object({
  client_token: z.string(),
  category: z.string(),
  decision: z.enum(["approve", "decline"]),
});

/**
 * Body of `POST /_control`: the emulator's behavior from now on; omitted fields get their defaults.
 * - decision: the widget's answer without a dialog; `ask` shows the dialog
 * - fraud: the result of the risk check of a new order
 * - settle: ends the risk check of all pending orders at once with this result
 * - callbacks: for authorizations and risk checks: once, twice, before the answer to the call (`first`), or never
 * - amountOffset: minor units by which the amount of an order differs from the authorized amount
 * - captures: whether an order may be captured
 * - down: every call is answered 503
 */
export const controlSchema = z.strictObject({
  decision: z.enum(["ask", "approve", "decline"]).default("ask"),
  fraud: z.enum(["ACCEPTED", "PENDING", "REJECTED"]).default("ACCEPTED"),
  settle: z.enum(["ACCEPTED", "REJECTED"]).optional(),
  callbacks: z.enum(["once", "twice", "first", "never"]).default("once"),
  amountOffset: z.int().default(0),
  captures: z.enum(["allowed", "refused"]).default("allowed"),
  down: z.boolean().default(false),
});

/**
 * Lists the sums of an order that do not add up, as Klarna's messages; empty when all do.
 *
 * @param {import("zod").output<typeof orderSchema>} order
 * @returns {string[]}
 */
export function findSumProblems({ order_amount, order_tax_amount, order_lines }) {
  const sum = (/** @type {"total_amount" | "total_tax_amount"} */ name) =>
    order_lines.reduce((total, line) => total + line[name], 0);
  return [
    ...order_lines.flatMap((line, place) => {
      const { quantity, unit_price, total_amount, total_discount_amount, total_tax_amount, tax_rate } = line;
      const tax = total_amount - (total_amount * 10_000) / (10_000 + tax_rate);
      return [
        ...(quantity * unit_price - total_discount_amount === total_amount
          ? []
          : [`order_lines[${place}].total_amount`]),
        ...(Math.abs(tax - total_tax_amount) <= 1 ? [] : [`order_lines[${place}].total_tax_amount`]),
      ];
    }),
    ...(sum("total_amount") === order_amount ? [] : ["order_amount"]),
    ...(sum("total_tax_amount") === order_tax_amount ? [] : ["order_tax_amount"]),
  ].map((name) => `Bad value: ${name}`);
}
