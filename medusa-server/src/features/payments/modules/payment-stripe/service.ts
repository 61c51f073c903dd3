import type {
  InitiatePaymentInput,
  InitiatePaymentOutput,
  WebhookActionResult,
} from "@medusajs/framework/types";
import { MedusaError, PaymentActions } from "@medusajs/framework/utils";
import { StripeProviderService } from "@medusajs/payment-stripe/dist/services";
import { createStripe } from "../payment-shared/create-stripe.ts";

type Options = { apiKey: string; webhookSecret: string; apiUrl: string | null };

/**
 * Medusa's own provider for Stripe, with the shop's Stripe client. Medusa's webhook handler is disabled: the shop's own
 * handler treats a webhook as a hint (docs/decisions/0040).
 */
export default class StripePayments extends StripeProviderService {
  static override identifier = "stripe";

  constructor(container: Record<string, unknown>, options: Options) {
    super(container, options);
    this.stripe_ = createStripe({ secretKey: options.apiKey, apiUrl: options.apiUrl });
  }

  /** Captures money only after the order is made. Accepts only cards: other methods may pay days later. */
  override get paymentIntentOptions() {
    return { capture_method: "manual" as const, payment_method_types: ["card"] };
  }

  /** @throws MedusaError when Stripe's reply lacks the id of the new payment, without which it cannot be paid */
  override async initiatePayment(input: InitiatePaymentInput): Promise<InitiatePaymentOutput> {
    const initiated = await super.initiatePayment(input);
    if (!initiated.data || !("client_secret" in initiated.data)) {
      throw new MedusaError(MedusaError.Types.UNEXPECTED_STATE, "Stripe did not make a payment");
    }
    return initiated;
  }

  /** Makes one attempt only: retries would prolong the checkout's lock, and the caller may repeat the call. */
  override executeWithRetry<T>(apiCall: () => Promise<T>): Promise<T> {
    return apiCall();
  }

  override async getWebhookActionAndData(): Promise<WebhookActionResult> {
    return { action: PaymentActions.NOT_SUPPORTED };
  }
}
