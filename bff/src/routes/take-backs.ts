import type { TakeBackProblem } from "@spolverk/domain";
import { toTakeBack } from "../accounts/to-take-back.ts";
import { ApiFailure } from "../http/api-failure.ts";
import { findSite } from "../http/find-site.ts";
import type { FieldTextKey } from "../http/texts.ts";
import type { Services } from "../services.ts";
import type { Handler, Handlers } from "./mount.ts";

export const takeBacksHandlers = (services: Services) =>
  ({
    "GET /account/{id}/takebacks": getAccountTakebacks(services),
    "POST /takeback": postTakeback(services),
    "POST /takeback/show": postTakebackShow(services),
    "POST /takeback/sent": postTakebackSent(services),
    "POST /takeback/label": postTakebackLabel(services),
  }) satisfies Partial<Handlers>;

/** GET /account/{id}/takebacks: each with the secret token of its mail's link. */
function getAccountTakebacks({ store }: Services): Handler<"GET /account/{id}/takebacks"> {
  return async (_, { account }) => ({
    takeBacks: (await store.listTakeBacks(account.id)).map(toTakeBack),
  });
}

/** The field and text of each problem. */
const problemTexts: Readonly<Record<TakeBackProblem, { field: string; key: FieldTextKey }>> = {
  orderNotFound: { field: "body.orderNumber", key: "take_back_order_not_found" },
  orderTooOld: { field: "body.orderNumber", key: "take_back_order_too_old" },
  orderNotShipped: { field: "body.orderNumber", key: "take_back_order_not_shipped" },
  tooSoon: { field: "body.email", key: "take_back_too_soon" },
  tooFewSpools: { field: "body.spools", key: "take_back_too_few_spools" },
  notOwnPlaOnly: { field: "body.ownPlaOnly", key: "take_back_not_own_pla_only" },
  parcelTooHeavy: { field: "body.weightGrams", key: "take_back_parcel_too_heavy" },
  parcelTooLong: { field: "body.lengthMm", key: "take_back_parcel_too_long" },
  parcelTooBig: { field: "body.widthMm", key: "take_back_parcel_too_big" },
  agreementMissing: { field: "body.agreement", key: "take_back_agreement_missing" },
};

/**
 * POST /takeback [3.45] [5.12]: an order's number and e-mail address do not prove that the caller is its customer.
 * Therefore the token, which opens the label with the customer's address, is only mailed.
 * @throws ApiFailure invalid_request for an unknown site, take_back_refused with every reason
 */
function postTakeback({ store, sites }: Services): Handler<"POST /takeback"> {
  return async ({ body: { orderNumber, email, site, ownPlaOnly, agreement, ...parcel }, query }) => {
    findSite(sites, site, "body.site");
    const created = await store.createTakeBack({
      orderNumber,
      email,
      site,
      language: query.language,
      parcel: { ...parcel, isOwnPlaOnly: ownPlaOnly },
      isAgreed: agreement,
    });
    if (created.kind === "refused") {
      const texts = created.problems.map((problem) => problemTexts[problem]);
      throw new ApiFailure("take_back_refused", {
        reasons: texts.map(({ key }) => key),
        fields: Object.fromEntries(texts.map(({ field, key }) => [field, key])),
      });
    }
    const { number, expiresAt, hasLabel } = created.takeBack;
    return { number, expiresAt, hasLabel };
  };
}

/** POST /takeback/show [4.37]. @throws ApiFailure take_back_not_found */
function postTakebackShow({ store }: Services): Handler<"POST /takeback/show"> {
  return async ({ body: { token } }) => {
    const found = await store.getTakeBack(token);
    if (found === null) throw new ApiFailure("take_back_not_found");
    return toTakeBack(found).takeBack;
  };
}

/** POST /takeback/sent [4.37]. @throws ApiFailure take_back_not_found, take_back_not_open */
function postTakebackSent({ store }: Services): Handler<"POST /takeback/sent"> {
  return async ({ body: { token, trackingNumber } }) => {
    const marked = await store.markTakeBackSent(token, trackingNumber || null);
    if (marked.kind === "notFound") throw new ApiFailure("take_back_not_found");
    if (marked.kind === "notOpen") throw new ApiFailure("take_back_not_open");
    return toTakeBack(marked.takeBack).takeBack;
  };
}

/**
 * POST /takeback/label [5.19]: only an individual's take-back has a label. @throws ApiFailure take_back_not_found,
 * label_not_found
 */
function postTakebackLabel({ store }: Services): Handler<"POST /takeback/label"> {
  return async ({ body: { token } }) => {
    const label = await store.getTakeBackLabel(token);
    if (label !== null) return { ...label, type: "application/pdf" };
    const isKnown = (await store.getTakeBack(token)) !== null;
    throw new ApiFailure(isKnown ? "label_not_found" : "take_back_not_found");
  };
}
