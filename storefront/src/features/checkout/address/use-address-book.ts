import type { Billing, BookedAddress, Shipping } from "@spolverk/bff/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { accountQuery } from "../../../api/account-queries.ts";
import { findBookAddress, toBookAddress } from "./to-book-address.ts";

const noAddresses: readonly BookedAddress[] = [];

/**
 * The address book of a checkout's account; empty for a guest's checkout and while it is loading.
 *
 * @param accountId of the checkout
 */
export function useAddressBook(accountId: string | null) {
  const { api, report } = useRouteContext({ from: "__root__" });
  const queryClient = useQueryClient();
  const query = accountQuery(api, accountId ?? "");
  const { data } = useQuery({ ...query, enabled: accountId !== null });
  const addresses = data?.addresses ?? noAddresses;

  /** Saves an address unless the book contains it. A failure does not stop the order. */
  async function save(values: Billing | Shipping): Promise<void> {
    if (accountId === null || findBookAddress(addresses, values)) return;
    const body = { addressId: null, ...toBookAddress(values) };
    try {
      const account = await api("POST /account/{id}/saveAddress", { params: { id: accountId }, body });
      queryClient.setQueryData(query.queryKey, account);
    } catch (error) {
      report("address not saved", error instanceof Error ? error : new Error(String(error)));
    }
  }

  return { addresses, save };
}
