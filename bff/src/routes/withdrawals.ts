import { isSuspicious } from "@spolverk/domain";
import { findSite } from "../http/find-site.ts";
import type { Services } from "../services.ts";
import type { Handler, Handlers } from "./mount.ts";

export const withdrawalsHandlers = (services: Services) =>
  ({
    "POST /withdrawal": postWithdrawal(services),
  }) satisfies Partial<Handlers>;

/**
 * POST /withdrawal: accepts a statement of withdrawal (directive 2011/83/EU, article 11a). A mistyped number must not
 * forfeit the right, so every well-formed statement is accepted. The reply reveals neither whether the order exists nor
 * whether the statement looks suspicious.
 * @throws ApiFailure invalid_request for an unknown site
 */
function postWithdrawal({ store, sites }: Services): Handler<"POST /withdrawal"> {
  return ({ body: { nickname, filledInMs, ...statement }, query: { language } }) => {
    findSite(sites, statement.site, "body.site");
    const texts = [statement.name, statement.orderNumber, statement.goods];
    return store.saveWithdrawal({
      ...statement,
      language,
      isSuspicious: isSuspicious({ trap: nickname, filledInMs, texts }),
    });
  };
}
