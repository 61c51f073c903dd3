import { normalizeVatNumber } from "@spolverk/domain";
import { findSettingsProblems } from "../accounts/find-account-problems.ts";
import { refuseFields } from "../accounts/refuse-fields.ts";
import { showAccount } from "../accounts/show-account.ts";
import { normalizeCellNumber } from "../checkout/normalize-cell-number.ts";
import type { AccountSettings } from "../commerce/store.ts";
import type { Handler } from "../http/mount.ts";
import { askForNewsletter, endNewsletter, resolveSiteOfLanguage } from "../newsletter/change-newsletter.ts";
import type { Services } from "../services.ts";

/**
 * POST /account/{id}/settings [2.14]. Who is signed in with the account's address gets the newsletter at once;
 * chosen by another owner, the address is asked by mail.
 *
 * @throws ApiFailure invalid_request with the fields that are wrong, newsletter_unavailable when the choice of the
 * newsletter cannot be carried out; nothing is saved then
 */
export function postAccountSettings(services: Services): Handler<"POST /account/{id}/settings"> {
  return async ({ query, body: { accountName, newsletter, ...changes } }, caller) => {
    const { store, catalogue } = services;
    const { id, kind, email } = caller.account;
    const [before, { sellerCountry }] = await Promise.all([store.getAccount(id), catalogue.getSettings()]);
    const country = changes.company?.country ?? before.addresses[0]?.country ?? sellerCountry;
    const settings: AccountSettings = { name: accountName, ...changes };
    refuseFields(findSettingsProblems(settings, { kind, country }));
    if (newsletter === true && !before.newsletter) {
      await askForNewsletter(services, {
        email,
        language: query.language,
        site: resolveSiteOfLanguage(services.sites, query.language),
        source: "account",
        isOwnersOwn: caller.user.email === email.toLowerCase(),
      });
    }
    if (newsletter === false && before.newsletter) await endNewsletter(services, email);
    await store.saveAccountSettings(id, normalizeSettings(settings, country));
    return showAccount(services, caller, query.language);
  };
}

/** Each number in the one form it has. */
function normalizeSettings(settings: AccountSettings, country: string): AccountSettings {
  const { cellNumber, company } = settings;
  return {
    ...settings,
    cellNumber: normalizeCellNumber(cellNumber, country) ?? cellNumber,
    company: company && {
      ...company,
      vatNumber: normalizeVatNumber(company.country, company.vatNumber) ?? company.vatNumber,
    },
  };
}
