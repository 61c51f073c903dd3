import type { EnquiryFolder } from "@spolverk/domain";
import { useQuery } from "@tanstack/react-query";
import type { Assignees, InboxPage } from "../inbox-for-admin.ts";
import { adminRequest } from "../../../admin-parts/admin-request.ts";
import { useListRows } from "../../../admin-parts/use-list.ts";

/** The list name in calls about the inbox. */
export const inbox = "inbox";

/** Counts the new enquiries of a folder. */
export function useNewCount(folder: EnquiryFolder): number {
  return useListRows<InboxPage>(inbox, { folder, state: "new" }, { limit: 1, offset: 0 }).data?.count ?? 0;
}

/** Reads the users to whom an enquiry can be assigned. */
export function useAssignees(): Assignees["assignees"] {
  const { data } = useQuery({
    queryKey: ["spolverk", "inbox-assignees"],
    queryFn: () => adminRequest<Assignees>("inbox/assignees"),
  });
  return data?.assignees ?? [];
}
