import { Container, Heading, Table } from "@medusajs/ui";
import type { EnquiryForAdmin } from "../inbox-for-admin.ts";
import { formatBytes } from "../../../admin-parts/format-bytes.ts";

/** Offers an enquiry's files as downloads. */
export function EnquiryFiles({ enquiry: { id, attachments } }: { enquiry: EnquiryForAdmin }) {
  return (
    <Container className="divide-y p-0">
      <Heading className="px-6 py-4" level="h2">
        Files
      </Heading>
      <Table>
        <Table.Header>
          <Table.Row>
            <Table.HeaderCell>Name</Table.HeaderCell>
            <Table.HeaderCell>Type</Table.HeaderCell>
            <Table.HeaderCell>Size</Table.HeaderCell>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {attachments.map((file) => (
            <Table.Row key={file.id}>
              <Table.Cell className="max-w-96 truncate">
                <a className="text-ui-fg-interactive" download href={`/admin/inbox/${id}/files/${file.id}`}>
                  {file.name}
                </a>
              </Table.Cell>
              <Table.Cell>{file.type}</Table.Cell>
              <Table.Cell>{formatBytes(file.bytes)}</Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table>
    </Container>
  );
}
