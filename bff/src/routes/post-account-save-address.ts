import {
  findBookedAddressProblems,
  normalizeBookedAddress,
} from "../accounts/find-booked-address-problems.ts";
import { refuseFields } from "../accounts/refuse-fields.ts";
import { showAccount } from "../accounts/show-account.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { Handler } from "../http/mount.ts";
import type { Services } from "../services.ts";

/**
 * POST /account/{id}/saveAddress
 *
 * @throws ApiFailure invalid_request with the fields that are wrong, address_not_found, too_many_addresses
 */
export function postAccountSaveAddress(services: Services): Handler<"POST /account/{id}/saveAddress"> {
  return async ({ query, body: { addressId, ...address } }, caller) => {
    refuseFields(findBookedAddressProblems(address));
    const saved = await services.store.saveAddress(caller.account.id, {
      id: addressId,
      ...normalizeBookedAddress(address),
    });
    if (saved === "unknown") throw new ApiFailure("address_not_found");
    if (saved === "too_many") throw new ApiFailure("too_many_addresses");
    return showAccount(services, caller, query.language);
  };
}
