import { normalizeVatNumber } from "@spolverk/domain";
import { askForNewsletter, endNewsletter, resolveSiteOfLanguage } from "../accounts/change-newsletter.ts";
import { findNewCompanyProblems, findSettingsProblems } from "../accounts/find-account-problems.ts";
import { findAddressBookProblems, normalizeBookedAddress } from "../addresses/find-address-book-problems.ts";
import { refuseFields } from "../accounts/refuse-fields.ts";
import { resolveAccountAgreements } from "../accounts/resolve-account-agreements.ts";
import { showAccount } from "../accounts/show-account.ts";
import { toAccount } from "../accounts/to-account.ts";
import { normalizeCellNumber } from "../addresses/normalize-cell-number.ts";
import type { AccountSettings } from "../commerce/store.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { Services } from "../services.ts";
import type { Handler, Handlers } from "./mount.ts";

export const accountsHandlers = (services: Services) =>
  ({
    "GET /account/list": getAccountList(services),
    "POST /account/create": postAccountCreate(services),
    "POST /account/acceptInvitation": postAccountAcceptInvitation(services),
    "GET /account/{id}": getAccount(services),
    "POST /account/{id}/settings": postAccountSettings(services),
    "POST /account/{id}/saveAddress": postAccountSaveAddress(services),
    "POST /account/{id}/removeAddress": postAccountRemoveAddress(services),
    "POST /account/{id}/delete": postAccountDelete(services),
  }) satisfies Partial<Handlers>;

/** GET /account/list [7.6] */
function getAccountList(services: Services): Handler<"GET /account/list"> {
  return async (_, { user }) => {
    const accounts = await services.store.listAccounts(user);
    const replied = accounts.map(async (account) =>
      toAccount(account, await resolveAccountAgreements(services, account)),
    );
    return { accounts: await Promise.all(replied) };
  };
}

/** Maximum number of accounts per user. Every call of a user reads all of the user's accounts. */
const mostAccounts = 50;

/**
 * POST /account/create [7.8] [4.4]: creates the user's first account, or an additional one for a company. Repeated and
 * concurrent calls for the first account return the same account.
 * @throws ApiFailure invalid_request for another user's e-mail address, or an invalid name or number of a company,
 * too_many_accounts
 */
function postAccountCreate(services: Services): Handler<"POST /account/create"> {
  return async ({ body: { email, referalToken, company } }, { user }) => {
    refuseFields({
      // The token alone decides whose account it is.
      ...(email !== undefined && email.toLowerCase() !== user.email && { email: "invalid" }),
      ...(company && findNewCompanyProblems(company)),
    });
    if (company && (await services.store.listAccounts(user)).length >= mostAccounts) {
      throw new ApiFailure("too_many_accounts");
    }
    const account = await services.store.createAccount(user, {
      referralToken: referalToken ?? null,
      company: company ?? null,
    });
    return toAccount(account, await resolveAccountAgreements(services, account));
  };
}

/**
 * POST /account/acceptInvitation: makes the user a member by the token of a mail to their own address.
 * @throws ApiFailure invitation_not_found, invitation_for_other_email
 */
function postAccountAcceptInvitation(services: Services): Handler<"POST /account/acceptInvitation"> {
  return async ({ body: { token } }, { user }) => {
    const result = await services.store.acceptInvitation(user, token);
    if (result.kind === "other_email") throw new ApiFailure("invitation_for_other_email");
    if (result.kind === "unknown") throw new ApiFailure("invitation_not_found");
    return toAccount(result.account, await resolveAccountAgreements(services, result.account));
  };
}

/** GET /account/{id} [2.14] */
function getAccount(services: Services): Handler<"GET /account/{id}"> {
  return ({ query }, caller) => showAccount(services, caller, query.language);
}

/**
 * POST /account/{id}/settings [2.14]. A user who is signed in with the account's address subscribes to the newsletter
 * at once; when another owner chooses it, the address gets a confirmation mail.
 * @throws ApiFailure invalid_request with the invalid fields, newsletter_unavailable when the newsletter cannot be
 * changed, in which case nothing is saved
 */
function postAccountSettings(services: Services): Handler<"POST /account/{id}/settings"> {
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

/** Normalizes the phone and VAT numbers. */
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

/**
 * POST /account/{id}/saveAddress
 * @throws ApiFailure invalid_request with the invalid fields, address_not_found, too_many_addresses
 */
function postAccountSaveAddress(services: Services): Handler<"POST /account/{id}/saveAddress"> {
  return async ({ query, body: { addressId, ...address } }, caller) => {
    refuseFields(findAddressBookProblems(address));
    const saved = await services.store.saveAddress(caller.account.id, {
      id: addressId,
      ...normalizeBookedAddress(address),
    });
    if (saved === "unknown") throw new ApiFailure("address_not_found");
    if (saved === "too_many") throw new ApiFailure("too_many_addresses");
    return showAccount(services, caller, query.language);
  };
}

/** POST /account/{id}/removeAddress @throws ApiFailure address_not_found */
function postAccountRemoveAddress(services: Services): Handler<"POST /account/{id}/removeAddress"> {
  return async ({ query, body: { addressId } }, caller) => {
    const removed = await services.store.removeAddress(caller.account.id, addressId);
    if (removed === "unknown") throw new ApiFailure("address_not_found");
    return showAccount(services, caller, query.language);
  };
}

/**
 * POST /account/{id}/delete: the owner enters the account's address as a confirmation. The newsletter to that address
 * ends too.
 * @throws ApiFailure invalid_request for another address, account_has_open_orders
 */
function postAccountDelete({ store }: Services): Handler<"POST /account/{id}/delete"> {
  return async ({ body }, { account }) => {
    refuseFields(body.email.toLowerCase() === account.email.toLowerCase() ? {} : { email: "invalid" });
    if ((await store.deleteAccount(account.id)) === "open_orders") {
      throw new ApiFailure("account_has_open_orders");
    }
    return { deleted: true };
  };
}
