import type { TakeBackProblem } from "@spolverk/domain";
import { ApiFailure } from "../http/api-failure.ts";
import type { Handler } from "../http/mount.ts";
import type { FieldTextKey } from "../http/texts.ts";
import type { Services } from "../services.ts";
import { findSite } from "./find-site.ts";

/** What is wrong, and with which field of the form. */
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
 * POST /takeback [3.45] [5.12]: who knows an order's number and its address is not yet its customer, so that the token,
 * which opens the label with the customer's address, goes by mail alone.
 *
 * @throws ApiFailure invalid_request for a site that there is not, take_back_refused with every reason
 */
export function postTakeback({ store, sites }: Services): Handler<"POST /takeback"> {
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
