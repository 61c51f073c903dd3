import { PaperClip } from "@medusajs/icons";
import { Badge, StatusBadge, Table, Text } from "@medusajs/ui";
import { Link } from "react-router-dom";
import type { EnquiryRow } from "../inbox-for-admin.ts";
import { enquiryKindNames, enquiryStateColors, enquiryStateNames } from "./enquiry-names.ts";

/** Enquiries, each with the way to its page. */
export function EnquiryTable({ enquiries }: { enquiries: readonly EnquiryRow[] }) {
  return (
    <Table>
      <Table.Header>
        <Table.Row>
          <Table.HeaderCell>Number</Table.HeaderCell>
          <Table.HeaderCell>From</Table.HeaderCell>
          <Table.HeaderCell>Kind</Table.HeaderCell>
          <Table.HeaderCell>What</Table.HeaderCell>
          <Table.HeaderCell>State</Table.HeaderCell>
          <Table.HeaderCell>Assignee</Table.HeaderCell>
          <Table.HeaderCell>Received</Table.HeaderCell>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {enquiries.map((enquiry) => (
          <Row enquiry={enquiry} key={enquiry.id} />
        ))}
      </Table.Body>
    </Table>
  );
}

function Row({ enquiry }: { enquiry: EnquiryRow }) {
  const { id, number, kind, state, name, email, excerpt, files, assignee, createdAt } = enquiry;
  const weight = state === "new" ? "plus" : "regular";
  return (
    <Table.Row>
      <Table.Cell>
        <Link className="text-ui-fg-interactive whitespace-nowrap" to={`/inbox/${id}`}>
          {number}
        </Link>
      </Table.Cell>
      <Table.Cell className="max-w-60">
        <Text className="truncate" size="small" weight={weight}>
          {name}
        </Text>
        <Text className="text-ui-fg-subtle truncate" size="xsmall">
          {email}
        </Text>
      </Table.Cell>
      <Table.Cell className="whitespace-nowrap">
        <Badge size="2xsmall">{enquiryKindNames[kind]}</Badge>
      </Table.Cell>
      <Table.Cell className="max-w-80">
        <div className="flex items-center gap-x-1">
          {files > 0 && (
            <>
              <PaperClip aria-hidden className="shrink-0" />
              <span className="sr-only">{files === 1 ? "1 file:" : `${files} files:`}</span>
            </>
          )}
          <Text className="truncate" size="small" weight={weight}>
            {excerpt}
          </Text>
        </div>
      </Table.Cell>
      <Table.Cell>
        <StatusBadge color={enquiryStateColors[state]}>{enquiryStateNames[state]}</StatusBadge>
      </Table.Cell>
      <Table.Cell>{assignee?.name}</Table.Cell>
      <Table.Cell>{new Date(createdAt).toLocaleString()}</Table.Cell>
    </Table.Row>
  );
}
