import {
  readCarriers,
  readCategories,
  readColors,
  readProducts,
  readShop,
  type Carrier,
} from "@spolverk/content";
import type { CommerceShippingOption } from "../port.ts";
import type { CommerceData } from "./commerce-data.ts";
import { toCommerceProduct } from "./to-commerce-product.ts";

/** The shop as the content files describe it. @param today YYYY-MM-DD, from which relative dates count */
export function fromContent(today: string): CommerceData {
  const { noBackOrder, sellerCountry, vatRates, invoice, warehouse } = readShop();
  const colors = new Map(readColors().map((color) => [color.id, color]));
  return {
    settings: {
      noBackOrder,
      sellerCountry,
      vatRates,
      paymentMethods: ["stripe", "swish", "e_invoice", "invoice_email", "invoice_mail"],
      invoice,
    },
    categories: readCategories(),
    products: readProducts().map((product) =>
      toCommerceProduct(product, { colors, today, location: warehouse.name }),
    ),
    shippingOptions: readCarriers().flatMap(toShippingOptions),
    messages: [],
  };
}

/** One option for each service of a carrier in each of its zones. */
function toShippingOptions(carrier: Carrier): CommerceShippingOption[] {
  return carrier.services.flatMap((service) =>
    service.zones.map((zone) => ({
      id: `${service.id}.${zone.id}`,
      carrier: carrier.id,
      carrierName: carrier.name,
      name: service.name,
      countries: zone.countries,
      price: zone.price,
      freeAbove: zone.freeAbove,
      workingDays: zone.workingDays,
      servicePoint: service.servicePoint,
    })),
  );
}
