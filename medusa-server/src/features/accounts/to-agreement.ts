import type { agreementSchema } from "@spolverk/medusa-contract";
import type { z } from "../../platform/zod.ts";

type AgreementRecord = {
  id: string;
  target: string;
  discount_percentage: number;
  valid_from: string | null;
  valid_to: string | null;
};

/** Maps a stored agreement to the contract's shape. */
export function toAgreement({
  id,
  target,
  discount_percentage,
  valid_from,
  valid_to,
}: AgreementRecord): z.infer<typeof agreementSchema> {
  return {
    id,
    target,
    discountPercentage: discount_percentage,
    validFrom: valid_from,
    validTo: valid_to,
  };
}
