import type { AccountOrder } from "@spolverk/domain";
import type { Language } from "@spolverk/content";
import { type GoodsName, joinGoodsName, nameGoods } from "../catalogue/name-goods.ts";
import { nameShippingOption } from "../catalogue/name-shipping-option.ts";
import type { Services } from "../services.ts";

type ShippingOption = NonNullable<AccountOrder["priced"]["shippingOption"]>;
type Names = {
  /** By variation id; a variation that is no longer sold has no entry. */
  goods: ReadonlyMap<string, GoodsName>;
  toOptionName: (option: ShippingOption) => string;
};

/**
 * Names the goods and shipping options of orders in the reader's language, as carts and checkouts do. Goods that are no
 * longer sold keep their name from the order. An order that was placed in the reader's language keeps all its names.
 */
export async function nameOrders(
  { catalogue }: Pick<Services, "catalogue">,
  orders: readonly AccountOrder[],
  language: Language,
): Promise<readonly AccountOrder[]> {
  const isForeign = ({ priced }: AccountOrder) => priced.language !== language;
  const lines = orders.filter(isForeign).flatMap(({ priced }) => priced.lines);
  if (lines.length === 0) return orders;
  const ids = [...new Set(lines.map(({ variationId }) => variationId))];
  const [options, found] = await Promise.all([
    catalogue.getShippingOptions(),
    Promise.all(ids.map((id) => catalogue.getVariation(id))),
  ]);
  const named = found.flatMap((one) =>
    one === null ? [] : [[one.variation.id, nameGoods(one.product, one.variation, language)] as const],
  );
  const names: Names = {
    goods: new Map(named),
    toOptionName: (option) => nameShippingOption(option, options, language),
  };
  return orders.map((order) => (isForeign(order) ? rename(order, names) : order));
}

function rename(order: AccountOrder, { goods: namesById, toOptionName }: Names): AccountOrder {
  const { priced, parcels } = order;
  const { shippingOption: option } = priced;
  return {
    ...order,
    priced: {
      ...priced,
      lines: priced.lines.map((line) => ({ ...line, ...namesById.get(line.variationId) })),
      shippingOption: option && { ...option, name: toOptionName(option) },
    },
    parcels: parcels.map((parcel) => ({
      ...parcel,
      goods: parcel.goods.map((each) => {
        const name = namesById.get(each.variationId ?? "");
        return name ? { ...each, name: joinGoodsName(name) } : each;
      }),
    })),
  };
}
