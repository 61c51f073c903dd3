import { isSuspicious } from "@spolverk/domain";
import { findSite } from "../http/find-site.ts";
import type { Services } from "../services.ts";
import type { Handler, Handlers } from "./mount.ts";

export const withdrawalsHandlers = (services: Services) =>
  ({
    "POST /withdrawal": postWithdrawal(services),
  }) satisfies Partial<Handlers>;

/**
 * POST /withdrawal: receives a statement of withdrawal (directive 2011/83/EU, article 11a). The right must not be lost by
 * a mistyped number, so that every well-formed statement is taken; the reply tells neither whether there is such an order
 * nor whether the statement looks suspicious.
 *
 * @throws ApiFailure invalid_request for a site that there is not
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
