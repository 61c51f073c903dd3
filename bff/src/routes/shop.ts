import { toSiteInLanguage } from "@spolverk/content";
import { isMessageActive } from "@spolverk/domain";
import { findFreeShipping } from "../catalogue/find-free-shipping.ts";
import { pickText } from "../catalogue/pick-text.ts";
import type { CommerceMessage } from "../commerce/store.ts";
import type { Shop } from "../contract/catalogue.ts";
import type { Message } from "../contract/message.ts";
import { findSite } from "../http/find-site.ts";
import type { Services } from "../services.ts";
import type { Handler, Handlers } from "./mount.ts";

export const shopHandlers = (services: Services) =>
  ({
    "GET /shop": getShop(services),
    "GET /shop/freeShipping": getFreeShipping(services),
    "GET /messages": getMessages(services),
  }) satisfies Partial<Handlers>;

/** GET /shop */
function getShop({ catalogue }: Services): Handler<"GET /shop"> {
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

/** GET /shop/freeShipping [9.37] */
function getFreeShipping({ catalogue, sites }: Services): Handler<"GET /shop/freeShipping"> {
  return async ({ query }) => {
    const site = toSiteInLanguage(findSite(sites, query.site), query.language);
    const options = await catalogue.getShippingOptions();
    return catalogue.serialize([options], `free ${site.code} ${site.defaultCountry}`, () =>
      findFreeShipping(site, options),
    );
  };
}

/** GET /messages [2.53], [3.29] */
function getMessages({ catalogue, sites, now }: Services): Handler<"GET /messages"> {
  return async ({ query: { site: code, language } }) => {
    const site = findSite(sites, code).code;
    const messages = await catalogue.getFreshMessages();
    const today = now().toISOString().slice(0, 10);
    return catalogue.serialize([messages], `messages ${site} ${language} ${today}`, () => ({
      messages: messages
        .filter((message) => isMessageActive(message, { site, today }))
        .flatMap((message) => toMessage(message, language)),
    }));
  };
}

function toMessage({ id, texts, pallette }: CommerceMessage, language: string): Message[] {
  const message = pickText(texts, language);
  return message === undefined ? [] : [{ id, message, pallette }];
}
