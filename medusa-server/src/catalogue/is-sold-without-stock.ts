import { isBackOrderAllowed } from "@spolverk/domain";

type Wish = {
  back_order: boolean;
  discontinued: boolean;
  sale_percentage: number | null;
  restock_on: string | null;
};

/**
 * Whether Medusa may reserve a variation beyond its stock: backorder is allowed and more is expected
 * [4.25], [4.29]. It is kept on Medusa's variant, so that a reservation refuses what the rule refuses.
 */
export function isSoldWithoutStock(input: {
  noBackOrder: boolean;
  productDiscontinued: boolean;
  detail: Wish;
}): boolean {
  const { noBackOrder, productDiscontinued, detail } = input;
  return (
    detail.restock_on !== null &&
    isBackOrderAllowed({
      noBackOrder,
      backOrder: detail.back_order,
      discontinued: detail.discontinued || productDiscontinued,
      onSale: detail.sale_percentage !== null,
    })
  );
}
