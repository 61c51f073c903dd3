import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { toMinor } from "@spolverk/domain";
import { readRows } from "../../../database/read-rows.ts";
import { refuseFields } from "../../../money/refuse-wrong-amounts.ts";

const sums = z.array(z.object({ amount: z.number() }));
const paymentRow = z.object({ captures: sums, refunds: sums });

/**
 * Refuses a refund larger than the captured money that was not refunded yet. Medusa tolerates one minor unit more,
 * which the payment service then refuses without an explanation.
 */
export async function refuseTooLargeRefund(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const { data: body } = z.object({ amount: z.number() }).safeParse(request.body);
  const [payment] = await readRows(request.scope, paymentRow, {
    entity: "payment",
    fields: ["captures.amount", "refunds.amount"],
    filters: { id: request.params["id"] ?? "" },
  });
  // Medusa's own route handles a request without an amount, which refunds the whole payment, and an unknown payment.
  if (!body || !payment) {
    next();
    return;
  }
  const sum = (rows: z.infer<typeof sums>) => rows.reduce((total, { amount }) => total + toMinor(amount), 0);
  const leftMinor = sum(payment.captures) - sum(payment.refunds);
  if (toMinor(body.amount) <= leftMinor) next();
  else
    refuseFields(response, [
      { field: "amount", message: `must be ${leftMinor / 100} or less: no more is left` },
    ]);
}
