import { useState } from "react";
import { NavigationType, useLocation, useNavigationType, useSearchParams } from "react-router-dom";
import { type ListFilters, readListAddress, toListAddress } from "./list-address.ts";

/**
 * The filters and the page of a list, which its address keeps for whoever comes back to it.
 *
 * @param start the filters of the bare address; the same object at every call
 */
export function useListFilters<Filters extends ListFilters>(start: Filters) {
  const [address, setAddress] = useSearchParams();
  const [list, setList] = useState(() => readListAddress(address, start));
  const { key } = useLocation();
  const cameBy = useNavigationType();
  const [seenKey, setSeenKey] = useState(key);
  if (key !== seenKey) {
    setSeenKey(key);
    // The filters replace the address; a link and the browser's own buttons are to change the filters.
    if (cameBy !== NavigationType.Replace) setList(readListAddress(address, start));
  }
  // The router follows later than an input must.
  const show = (next: typeof list) => {
    setList(next);
    setAddress(toListAddress(next, start), { replace: true });
  };
  return {
    ...list,
    filter: (part: Partial<Filters>) => show({ filters: { ...list.filters, ...part }, pageIndex: 0 }),
    turn: (pageIndex: number) => show({ ...list, pageIndex }),
  };
}
