import type {
  AuthorizePaymentInput,
  AuthorizePaymentOutput,
  CancelPaymentInput,
  CancelPaymentOutput,
  CapturePaymentInput,
  CapturePaymentOutput,
  DeletePaymentInput,
  DeletePaymentOutput,
  GetPaymentStatusInput,
  GetPaymentStatusOutput,
  InitiatePaymentInput,
  InitiatePaymentOutput,
  RefundPaymentInput,
  RefundPaymentOutput,
  RetrievePaymentInput,
  RetrievePaymentOutput,
  UpdatePaymentInput,
  UpdatePaymentOutput,
  WebhookActionResult,
} from "@medusajs/framework/types";
import { AbstractPaymentProvider, MedusaError, PaymentSessionStatus } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { payLaterMethods } from "@spolverk/domain";
import { sessionInputSchema } from "../payment-shared/session-input.ts";
import { toMinorAmount } from "../../../../money/to-minor-amount.ts";
import type { PayLaterSettings } from "../../../../environment/payment-settings.ts";
import { endOrder } from "./end-order.ts";
import { judgeOrder } from "./judge-order.ts";
import { createPayLaterClient, type PayLaterClient, type PayLaterOrder } from "./pay-later-client.ts";
import { payLaterDraftSchema } from "./pay-later-draft.ts";
import { type PayLaterData, payLaterDataSchema } from "./session-data.ts";
import { toOrderBody } from "./to-order-body.ts";

const sessionStatuses: Record<PayLaterData["status"], PaymentSessionStatus> = {
  waiting: PaymentSessionStatus.REQUIRES_MORE,
  pending: PaymentSessionStatus.PENDING_AUTHORIZATION,
  authorized: PaymentSessionStatus.AUTHORIZED,
  captured: PaymentSessionStatus.CAPTURED,
  cancelled: PaymentSessionStatus.CANCELED,
  failed: PaymentSessionStatus.ERROR,
};

const nextTokenSchema = z.object({ nextAuthorizationToken: z.string().min(1).optional() });

const stands = (status: PayLaterData["status"]) => status !== "failed" && status !== "cancelled";

/**
 * Payments by the pay-later provider [3.50], over Klarna Payments' API: a session whose token opens the widget, an
 * order made from the widget's token, and captures, refunds and cancellations of the order. Every amount and status
 * comes from the provider's order at that moment.
 */
export default class PayLaterPayments extends AbstractPaymentProvider<PayLaterSettings> {
  static override identifier = "pay-later";

  readonly #client: PayLaterClient;

  constructor(cradle: Record<string, unknown>, settings: PayLaterSettings) {
    super(cradle, settings);
    this.#client = createPayLaterClient(settings);
  }

  /**
   * Creates the provider's session from a `PayLaterDraft` in `data`.
   * @throws MedusaError when the lines do not add up to the amount, or the provider does not offer the method
   */
  override async initiatePayment(input: InitiatePaymentInput): Promise<InitiatePaymentOutput> {
    const draft = payLaterDraftSchema.parse(input.data);
    const { session_id: sessionId } = sessionInputSchema.parse(input.data);
    const amountMinor = toMinorAmount(input.amount);
    const currency = input.currency_code.toUpperCase();
    const { callbackUrl } = this.#client;
    const order = toOrderBody(draft, { amountMinor, currency, callbackUrl });
    if (order === null) {
      throw new MedusaError(
        MedusaError.Types.INVALID_DATA,
        `The lines are not ${amountMinor} minor units ${currency}`,
      );
    }
    const session = await this.#client.createSession(order, sessionId);
    if (session.kind === "refused" || !session.methods.includes(draft.method)) {
      const why = session.kind === "refused" ? session.errorCode : "not among the methods of the session";
      throw new MedusaError(MedusaError.Types.NOT_ALLOWED, `${draft.method} is not offered here: ${why}`);
    }
    const data: PayLaterData = {
      sessionId,
      amountMinor,
      currency,
      method: draft.method,
      methods: payLaterMethods.filter((method) => session.methods.includes(method)),
      providerSessionId: session.id,
      clientToken: session.clientToken,
      order,
      authorizationToken: null,
      orderId: null,
      status: "waiting",
      errorCode: null,
      refunds: [],
    };
    return { id: session.id, data, status: PaymentSessionStatus.PENDING };
  }

  /**
   * Makes the order once `updatePayment` has stored the widget's token, and returns the order's status.
   *
   * @returns requires_more before the token is stored; pending_authorization while the order is neither authorized nor
   * ended, such as during the provider's risk check; authorized, or captured after a capture, when the order is for
   * exactly the amount; canceled when the payment was cancelled or fully refunded; error, with `data.errorCode`, when
   * the provider refused or rejected the order, when the order expired, or when it was for another amount and was ended
   */
  override async authorizePayment({ data }: AuthorizePaymentInput): Promise<AuthorizePaymentOutput> {
    const current = payLaterDataSchema.parse(data);
    const { orderId, authorizationToken } = current;
    if (orderId !== null) return this.#settle(current, await this.#client.readOrder(orderId));
    if (authorizationToken === null) return toOutput(current);
    const made = await this.#client.createOrder(authorizationToken, current.order);
    if (made.kind === "refused") {
      return toOutput({ ...current, status: "failed", errorCode: made.errorCode });
    }
    return this.#settle({ ...current, orderId: made.id }, await this.#client.readOrder(made.id));
  }

  override async getPaymentStatus({ data }: GetPaymentStatusInput): Promise<GetPaymentStatusOutput> {
    const current = payLaterDataSchema.parse(data);
    if (current.orderId === null) return toOutput(current);
    return this.#settle(current, await this.#client.readOrder(current.orderId));
  }

  override async retrievePayment(input: RetrievePaymentInput): Promise<RetrievePaymentOutput> {
    const { data } = await this.getPaymentStatus(input);
    return { data };
  }

  /**
   * Captures the whole order; idempotent.
   * @throws MedusaError when the provider does not allow it, such as during its risk check
   */
  override async capturePayment({ data }: CapturePaymentInput): Promise<CapturePaymentOutput> {
    const current = payLaterDataSchema.parse(data);
    if (current.orderId === null) throw notAllowed("There is no order to capture");
    const order = await this.#client.readOrder(current.orderId);
    const { status, errorCode } = judgeOrder(order, current);
    if (status === "captured") return { data: { ...current, status } };
    if (status !== "authorized") throw notAllowed(`An order cannot be captured: ${errorCode ?? status}`);
    const captured = await this.#client.captureOrder(order.id, order.amountMinor);
    if (captured.kind === "refused") throw notAllowed(`The capture was refused: ${captured.errorCode}`);
    return { data: { ...current, status: "captured" } };
  }

  /** Ends the payment in any state: cancels an authorization, and refunds a captured amount. */
  override async cancelPayment({ data }: CancelPaymentInput): Promise<CancelPaymentOutput> {
    const current = payLaterDataSchema.parse(data);
    const order = await this.#findOrder(current);
    if (order !== null) await endOrder(this.#client, order);
    return { data: { ...current, orderId: order?.id ?? null, status: "cancelled" } };
  }

  /**
   * Ends the payment of a session that is about to be deleted.
   * @throws MedusaError when a captured amount was not refunded: the session has to stay until the amount is refunded
   */
  override async deletePayment({ data }: DeletePaymentInput): Promise<DeletePaymentOutput> {
    const parsed = payLaterDataSchema.safeParse(data);
    // When a session could not be initiated, Medusa deletes it without passing its data.
    if (!parsed.success) return { data };
    const order = await this.#findOrder(parsed.data);
    if (order === null) return { data };
    if (order.capturedMinor > order.refundedMinor) throw notAllowed("The order was captured");
    await endOrder(this.#client, order);
    return { data: { ...parsed.data, orderId: order.id, status: "cancelled" } };
  }

  /**
   * Makes a refund. Idempotent: repeating a refund id of Medusa refunds nothing more.
   * @throws MedusaError when the provider refuses
   */
  override async refundPayment({ data, amount, context }: RefundPaymentInput): Promise<RefundPaymentOutput> {
    const current = payLaterDataSchema.parse(data);
    const id = context?.idempotency_key;
    if (current.orderId === null || !id) throw notAllowed("There is no order to refund");
    const amountMinor = toMinorAmount(amount);
    const refunded = await this.#client.refundOrder(current.orderId, amountMinor, id);
    if (refunded.kind === "refused") throw notAllowed(`The refund was refused: ${refunded.errorCode}`);
    const others = current.refunds.filter((each) => each.id !== id);
    return { data: { ...current, refunds: [...others, { id, amountMinor }] } };
  }

  /**
   * Stores the widget's authorization token until the order is made. `data` is the session's stored data plus
   * `nextAuthorizationToken`.
   * @throws MedusaError for another amount, which needs another session
   */
  override async updatePayment({
    data,
    amount,
    currency_code,
  }: UpdatePaymentInput): Promise<UpdatePaymentOutput> {
    const current = payLaterDataSchema.parse(data);
    const isSame =
      toMinorAmount(amount) === current.amountMinor && currency_code.toUpperCase() === current.currency;
    if (!isSame) throw notAllowed("Another amount needs another session");
    const { nextAuthorizationToken } = nextTokenSchema.parse(data);
    return { data: await this.#takeToken(current, nextAuthorizationToken) };
  }

  /** Not used: the shop's own route handles notifications and asks the provider itself. */
  override async getWebhookActionAndData(): Promise<WebhookActionResult> {
    return { action: "not_supported" };
  }

  /**
   * Replaces the stored token, and cancels the earlier authorization. If an order was made from the earlier token and
   * is neither cancelled nor failed, keeps that order and cancels the new authorization instead.
   */
  async #takeToken(current: PayLaterData, token: string | undefined): Promise<PayLaterData> {
    if (token === undefined || token === current.authorizationToken) return current;
    const earlier = await this.#findOrder(current);
    if (earlier !== null && stands(judgeOrder(earlier, current).status)) {
      await this.#client.cancelAuthorization(token);
      return { ...current, orderId: earlier.id };
    }
    return { ...current, authorizationToken: token, orderId: null, status: "waiting", errorCode: null };
  }

  async #settle(current: PayLaterData, order: PayLaterOrder): Promise<AuthorizePaymentOutput> {
    const { status, errorCode } = judgeOrder(order, current);
    if (errorCode === "wrong_amount") await endOrder(this.#client, order);
    return toOutput({ ...current, orderId: order.id, status, errorCode });
  }

  /**
   * Finds the provider's order of this payment. When the reply with its id was lost, repeats the idempotent
   * `createOrder` to get it. Cancels an authorization that no order was made from.
   * @returns null when there is no order; none can be made from the stored token any more
   */
  async #findOrder(current: PayLaterData): Promise<PayLaterOrder | null> {
    const { orderId, authorizationToken } = current;
    if (orderId !== null) return this.#client.readOrder(orderId);
    if (authorizationToken === null) return null;
    if (await this.#client.cancelAuthorization(authorizationToken)) return null;
    const made = await this.#client.createOrder(authorizationToken, current.order);
    return made.kind === "created" ? this.#client.readOrder(made.id) : null;
  }
}

function toOutput(data: PayLaterData): { data: PayLaterData; status: PaymentSessionStatus } {
  return { data, status: sessionStatuses[data.status] };
}

function notAllowed(message: string): MedusaError {
  return new MedusaError(MedusaError.Types.NOT_ALLOWED, message);
}
