import { useQuery } from "@tanstack/react-query";
import type { BoundedCount } from "../../../database/count-up-to.ts";
import type { AccountData } from "./account-form.ts";
import { adminRequest } from "../../../admin-parts/admin-request.ts";

export type ListedAccount = Pick<
  AccountData,
  "id" | "kind" | "name" | "email" | "organization_number" | "created_at"
>;

/** One page of the accounts, of all or of those that have the text in their name, e-mail or organization number. */
export function useAccounts({ text, offset, limit }: { text: string; offset: number; limit: number }) {
  const search = new URLSearchParams({ limit: String(limit), offset: String(offset) });
  if (text.trim() !== "") search.set("q", text.trim());
  const path = `accounts?${search}`;
  return useQuery({
    queryKey: ["spolverk", path],
    queryFn: () => adminRequest<BoundedCount & { accounts: ListedAccount[] }>(path),
    placeholderData: (previous) => previous,
  });
}
