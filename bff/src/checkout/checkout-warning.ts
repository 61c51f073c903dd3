import type { Language } from "@spolverk/content";
import type { Checkout, CheckoutWarningCode, CouponRefusalCode } from "../contract/checkout.ts";
import { getTranslate, type WarningTextKey } from "../http/texts.ts";

export type CheckoutWarning = Checkout["warnings"][number];

const codes: Record<Exclude<WarningTextKey, "coupon_removed">, CheckoutWarningCode> = {
  line_missing: "line_removed",
  line_out_of_stock: "line_removed",
  line_reduced: "line_reduced",
  line_backordered: "line_backordered",
  mixed_diameters: "mixed_diameters",
  shipping_option_removed: "shipping_option_removed",
  payment_method_removed: "payment_method_removed",
  gift_card_removed: "gift_card_removed",
  points_reduced: "points_reduced",
  vat_number_invalid: "vat_number_invalid",
  vat_number_unchecked: "vat_number_unchecked",
};

/** A warning with its text in a language. */
export function createWarning(
  key: keyof typeof codes,
  language: Language,
  detail: { lineId?: string; values?: Readonly<Record<string, string>> } = {},
): CheckoutWarning {
  const message = getTranslate(language)(`warnings.${key}`, detail.values);
  return { code: codes[key], message, lineId: detail.lineId ?? null };
}

/** Warns that an accepted coupon no longer applies, with the reason. */
export function createCouponWarning(
  coupon: string,
  { code, values }: { code: CouponRefusalCode; values: Readonly<Record<string, string>> },
  language: Language,
): CheckoutWarning {
  const t = getTranslate(language);
  const reason = t(`errors.${code}`, values);
  return { code, message: t("warnings.coupon_removed", { coupon, reason }), lineId: null };
}
