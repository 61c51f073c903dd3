import { PaperClip } from "@medusajs/icons";
import { Badge, StatusBadge, Text } from "@medusajs/ui";
import { Link } from "react-router-dom";
import type { EnquiryRow } from "../inbox-for-admin.ts";
import type { ListColumn } from "../../../admin-parts/list-table.tsx";
import { enquiryKindNames, enquiryStateColors, enquiryStateNames } from "./enquiry-names.ts";

const toWeight = ({ state }: EnquiryRow) => (state === "new" ? "plus" : "regular");

/** The columns of the enquiries, with a link to each page. */
export const enquiryColumns: ListColumn<EnquiryRow>[] = [
  {
    header: "Number",
    cell: ({ id, number }) => (
      <Link className="text-ui-fg-interactive whitespace-nowrap" to={`/inbox/${id}`}>
        {number}
      </Link>
    ),
  },
  {
    header: "From",
    cell: (enquiry) => (
      <div className="max-w-60">
        <Text className="truncate" size="small" weight={toWeight(enquiry)}>
          {enquiry.name}
        </Text>
        <Text className="text-ui-fg-subtle truncate" size="xsmall">
          {enquiry.email}
        </Text>
      </div>
    ),
  },
  { header: "Kind", cell: ({ kind }) => <Badge size="2xsmall">{enquiryKindNames[kind]}</Badge> },
  {
    header: "What",
    cell: (enquiry) => (
      <div className="flex max-w-80 items-center gap-x-1">
        <Files count={enquiry.files} />
        <Text className="truncate" size="small" weight={toWeight(enquiry)}>
          {enquiry.excerpt}
        </Text>
      </div>
    ),
  },
  {
    header: "State",
    cell: ({ state }) => (
      <StatusBadge color={enquiryStateColors[state]}>{enquiryStateNames[state]}</StatusBadge>
    ),
  },
  { header: "Assignee", cell: ({ assignee }) => assignee?.name },
  { header: "Received", cell: ({ createdAt }) => new Date(createdAt).toLocaleString() },
];

function Files({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <>
      <PaperClip aria-hidden className="shrink-0" />
      <span className="sr-only">{count === 1 ? "1 file:" : `${count} files:`}</span>
    </>
  );
}
