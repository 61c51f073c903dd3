import type { Shop } from "../contract/catalogue.ts";
import type { Handler } from "../http/mount.ts";
import type { Services } from "../services.ts";

/** GET /shop */
export function getShop({ catalogue }: Services): Handler<"GET /shop"> {
  return async () => {
    const [settings, options] = await Promise.all([catalogue.getSettings(), catalogue.getShippingOptions()]);
    const countries = new Set(options.flatMap((option) => option.countries));
    const { noBackOrder, sellerCountry, vatRates, importThresholds, invoice } = settings;
    const toShop = (): Shop => ({
      noBackOrder,
      sellerCountry,
      vatRates,
      importThresholds,
      invoice: { fee: invoice.fee, termsDays: invoice.termsDays },
      deliveryCountries: [...countries].toSorted(),
    });
    return catalogue.serialize([settings, options], "shop", toShop);
  };
}
