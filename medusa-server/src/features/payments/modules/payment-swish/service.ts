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
import type { SwishStatus } from "@spolverk/domain";
import type { SwishSettings } from "../../../../environment/payment-settings.ts";
import { sessionInputSchema } from "../payment-shared/session-input.ts";
import { toMinorAmount } from "../../../../money/to-minor-amount.ts";
import { toInstructionId } from "./instruction-id.ts";
import { judgeRequest } from "./judge-request.ts";
import { refundPayment } from "./refund-payment.ts";
import { type SwishData, swishDataSchema } from "./session-data.ts";
import { endRequest, findRequest, startRequest } from "./start-request.ts";
import { createSwishClient, type SwishClient, type SwishRequest } from "./swish-client.ts";
import { toSessionStatus } from "./to-session-status.ts";

const inputSchema = sessionInputSchema.extend({ metadata: z.object({ paymentReference: z.string() }) });

/**
 * Payments by Swish [3.50]. No payment is requested from Swish before the first authorization. Every amount and status
 * comes from Swish itself at that moment and is compared with the request; a callback is only a hint.
 */
export default class SwishPayments extends AbstractPaymentProvider<SwishSettings> {
  static override identifier = "swish";

  readonly #client: SwishClient;

  constructor(cradle: Record<string, unknown>, settings: SwishSettings) {
    super(cradle, settings);
    this.#client = createSwishClient(settings);
  }

  /** @throws MedusaError for any currency but SEK and for an amount that is not positive */
  override async initiatePayment(input: InitiatePaymentInput): Promise<InitiatePaymentOutput> {
    const amountMinor = toMinorAmount(input.amount);
    if (input.currency_code.toUpperCase() !== "SEK" || amountMinor <= 0) {
      throw new MedusaError(
        MedusaError.Types.INVALID_DATA,
        `Swish takes SEK, not ${amountMinor} minor units ${input.currency_code}`,
      );
    }
    const { session_id: sessionId, metadata } = inputSchema.parse(input.data);
    const data: SwishData = {
      sessionId,
      reference: metadata.paymentReference,
      amountMinor,
      currency: "SEK",
      attempt: 0,
      instructionId: null,
      token: null,
      expiresAt: null,
      status: "waiting",
      errorCode: null,
      paymentReference: null,
      refunds: [],
    };
    return { id: sessionId, data, status: PaymentSessionStatus.PENDING };
  }

  /**
   * The first call requests the payment and returns `token` and `expiresAt`; later calls return its status.
   *
   * @returns captured when exactly the requested amount was paid; requires_more while the shopper has to act;
   * pending_authorization while the outcome is unknown; error, with `data.errorCode`, when the payment has failed or
   * another amount was paid, which is then being refunded
   */
  override async authorizePayment({ data }: AuthorizePaymentInput): Promise<AuthorizePaymentOutput> {
    const current = swishDataSchema.parse(data);
    if (current.instructionId !== null)
      return this.#settle(current, await findRequest(this.#client, current));
    const started = await startRequest(this.#client, current, new Date());
    if (started.kind === "found") return this.#settle(started.data, started.request);
    return { data: started.data, status: toSessionStatus(started.data.status) };
  }

  override async getPaymentStatus({ data }: GetPaymentStatusInput): Promise<GetPaymentStatusOutput> {
    const current = swishDataSchema.parse(data);
    const request = await findRequest(this.#client, current);
    if (request === null && current.instructionId === null) {
      return { data: current, status: PaymentSessionStatus.PENDING };
    }
    return this.#settle(current, request);
  }

  override async retrievePayment(input: RetrievePaymentInput): Promise<RetrievePaymentOutput> {
    const { data } = await this.getPaymentStatus(input);
    return { data };
  }

  /** Checks that the request is paid. Swish needs no capture: it takes the money with the payment. */
  override async capturePayment({ data }: CapturePaymentInput): Promise<CapturePaymentOutput> {
    const current = swishDataSchema.parse(data);
    const { data: settled } = await this.#settle(current, await findRequest(this.#client, current));
    const { status } = swishDataSchema.parse(settled);
    if (status === "paid") return { data: settled };
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, `The Swish payment is not paid: ${status}`);
  }

  /**
   * Ends the payment: cancels an open request, and refunds a paid request in full.
   * @throws MedusaError while the outcome at the banks is unknown
   */
  override async cancelPayment({ data }: CancelPaymentInput): Promise<CancelPaymentOutput> {
    const current = swishDataSchema.parse(data);
    const request = await this.#end(current);
    if (request === null) return { data: { ...current, status: "cancelled" } };
    const { data: settled } = await this.#settle(current, request);
    const { status } = swishDataSchema.parse(settled);
    if (status === "paid") return { data: await this.#giveBack(current, request) };
    if (status === "waiting" || status === "unknown") {
      throw new MedusaError(MedusaError.Types.NOT_ALLOWED, "It is not known yet whether Swish was paid");
    }
    return { data: settled };
  }

  /**
   * Ends the payment of a session that is about to be deleted.
   * @throws MedusaError when the request was paid and not refunded, or when its outcome is not known: the session has
   * to stay until the payment is settled
   */
  override async deletePayment({ data }: DeletePaymentInput): Promise<DeletePaymentOutput> {
    const parsed = swishDataSchema.safeParse(data);
    // When a session could not be initiated, Medusa deletes it without passing its data.
    if (!parsed.success) return { data };
    const current = parsed.data;
    const request = await this.#end(current);
    if (request === null) return { data: current };
    const { data: settled } = await this.#settle(current, request);
    const { status } = swishDataSchema.parse(settled);
    const isOpen = status === "waiting" || status === "unknown";
    if (isOpen || status === "paid") {
      throw new MedusaError(MedusaError.Types.NOT_ALLOWED, `The Swish payment has not ended: ${status}`);
    }
    return { data: settled };
  }

  /**
   * Makes a refund. Idempotent: repeating a refund id of Medusa refunds nothing more.
   * @throws as `refundPayment`
   */
  override async refundPayment({ data, amount, context }: RefundPaymentInput): Promise<RefundPaymentOutput> {
    const current = swishDataSchema.parse(data);
    const request = await findRequest(this.#client, current);
    const refundId = context?.idempotency_key;
    if (!request?.paymentReference || !refundId) {
      throw new MedusaError(MedusaError.Types.NOT_ALLOWED, "Only what Swish was paid can be refunded");
    }
    const refund = await refundPayment(this.#client, {
      id: toInstructionId("refund", refundId),
      paymentReference: request.paymentReference,
      amountMinor: toMinorAmount(amount),
      reference: current.reference,
    });
    const { id, amountMinor, status } = refund;
    const others = current.refunds.filter((each) => each.id !== id);
    return { data: { ...current, refunds: [...others, { id, amountMinor, status }] } };
  }

  /**
   * Changes the amount before the payment was requested from Swish.
   * @throws MedusaError afterwards: another amount then needs a new session
   */
  override async updatePayment(input: UpdatePaymentInput): Promise<UpdatePaymentOutput> {
    const current = swishDataSchema.parse(input.data);
    const sameAmount = toMinorAmount(input.amount) === current.amountMinor;
    if (sameAmount && input.currency_code.toUpperCase() === current.currency) return { data: current };
    if (current.instructionId !== null) {
      throw new MedusaError(MedusaError.Types.NOT_ALLOWED, "Swish was asked for another amount already");
    }
    const { data } = await this.initiatePayment({
      ...input,
      data: { session_id: current.sessionId, metadata: { paymentReference: current.reference } },
    });
    return { data };
  }

  /** Not used: the shop's own route handles callbacks and asks Swish itself. */
  override async getWebhookActionAndData(): Promise<WebhookActionResult> {
    return { action: "not_supported" };
  }

  async #end(current: SwishData): Promise<SwishRequest | null> {
    const request = await findRequest(this.#client, current);
    return request && endRequest(this.#client, request.id);
  }

  async #settle(current: SwishData, request: SwishRequest | null): Promise<AuthorizePaymentOutput> {
    if (request === null) {
      return { data: { ...current, status: "unknown" }, status: toSessionStatus("unknown") };
    }
    const { payeeAlias } = this.#client;
    const judged = judgeRequest(request, { ...current, payeeAlias });
    const seen = { ...current, instructionId: request.id, paymentReference: request.paymentReference };
    if (judged.kind === "as_asked") {
      const { errorCode } = judged;
      const status = await this.#withoutGivenBack(judged.status, request);
      const token = status === "waiting" ? current.token : null;
      return { data: { ...seen, token, status, errorCode }, status: toSessionStatus(status) };
    }
    const data = judged.kind === "wrong_amount" ? await this.#giveBack(seen, request) : current;
    return {
      data: { ...data, token: null, status: "failed", errorCode: judged.kind },
      status: PaymentSessionStatus.ERROR,
    };
  }

  /** Reports a payment that `#giveBack` has refunded as cancelled: Swish keeps reporting its request as paid. */
  async #withoutGivenBack(status: SwishStatus, request: SwishRequest): Promise<SwishStatus> {
    if (status !== "paid") return status;
    return (await this.#client.readRefund(toGiveBackId(request))) === null ? "paid" : "cancelled";
  }

  /** Refunds the whole amount of a payment request, once. */
  async #giveBack(current: SwishData, request: SwishRequest): Promise<SwishData> {
    const { id, amountMinor, status } = await refundPayment(this.#client, {
      id: toGiveBackId(request),
      paymentReference: request.paymentReference ?? "",
      amountMinor: request.amountMinor,
      reference: current.reference,
    });
    return { ...current, status: "cancelled", token: null, refunds: [{ id, amountMinor, status }] };
  }
}

function toGiveBackId({ id }: SwishRequest): string {
  return toInstructionId("give-back", id);
}
