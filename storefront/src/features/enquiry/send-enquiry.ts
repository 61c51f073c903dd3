import type { ApiClient } from "@spolverk/bff/contract";
import type { EnquiryBodies } from "@spolverk/bff/contract/enquiry";
import type { EnquiryKind } from "@spolverk/domain";

type Call<K extends EnquiryKind> = { body: EnquiryBodies[K]; idempotencyKey: string };
type Senders = { [K in EnquiryKind]: (api: ApiClient, call: Call<K>) => Promise<{ number: string }> };

const senders: Senders = {
  contact: (api, call) => api("POST /contact", call),
  suggestion: (api, call) => api("POST /suggestion", call),
  affiliate: (api, call) => api("POST /enquiry/affiliate", call),
  reseller: (api, call) => api("POST /enquiry/reseller", call),
  partner: (api, call) => api("POST /enquiry/partner", call),
  endProductUse: (api, call) => api("POST /enquiry/endProductUse", call),
  customFilament: (api, call) => api("POST /enquiry/customFilament", call),
  careers: (api, call) => api("POST /enquiry/careers", call),
};

/**
 * Sends a form to the endpoint of its kind. The idempotency key keeps a repeated call from storing the enquiry twice.
 */
export function sendEnquiry<K extends EnquiryKind>(
  api: ApiClient,
  kind: K,
  call: Call<K>,
): Promise<{ number: string }> {
  return senders[kind](api, call);
}
