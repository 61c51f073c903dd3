import { toInput, toNumber, toText } from "../../../admin-parts/form-values.ts";

/** A contract price as the account's page shows it. */
export type Agreement = {
  id: string;
  target: string;
  discountPercentage: number;
  validFrom: string | null;
  validTo: string | null;
};

/** The targets of an agreement: one product, all products of a name, or all filament. */
export const targetKinds = ["product", "name", "filament"] as const;
export type TargetKind = (typeof targetKinds)[number];

export type AgreementForm = ReturnType<typeof toAgreementForm>;

/**
 * Maps an agreement, or a new one, to its form, in which every input is a string.
 *
 * @param isProduct tells whether a target is the id of a product
 */
export function toAgreementForm(agreement: Agreement | null, isProduct: (target: string) => boolean) {
  const target = agreement?.target ?? "";
  return {
    kind: toKind(target, isProduct),
    productId: isProduct(target) ? target : "",
    name: isProduct(target) || target === "All" ? "" : target,
    percentage: toInput(agreement?.discountPercentage),
    validFrom: toInput(agreement?.validFrom),
    validTo: toInput(agreement?.validTo),
  };
}

function toKind(target: string, isProduct: (target: string) => boolean): TargetKind {
  if (target === "All") return "filament";
  return target === "" || isProduct(target) ? "product" : "name";
}

/** Maps the form to the request body. */
export function toAgreementBody({ kind, productId, name, percentage, validFrom, validTo }: AgreementForm) {
  return {
    target: { product: productId, name: name.trim(), filament: "All" }[kind],
    discount_percentage: toNumber(percentage),
    valid_from: toText(validFrom),
    valid_to: toText(validTo),
  };
}
