import { Badge, Button, Table } from "@medusajs/ui";
import type { SiteMessage } from "./message-form.ts";

type Props = {
  messages: readonly SiteMessage[];
  onEdit: (message: SiteMessage) => void;
  onRemove: (message: SiteMessage) => void;
};

const colors = { green: "green", black: "grey", red: "red", blue: "blue" } as const;

function toDays({ starts_on, ends_on }: SiteMessage): string {
  if (starts_on === null && ends_on === null) return "Always";
  return `${starts_on ?? ""} – ${ends_on ?? ""}`;
}

/** Lists all messages with their actions. */
export function MessageTable({ messages, onEdit, onRemove }: Props) {
  return (
    <Table>
      <Table.Header>
        <Table.Row>
          <Table.HeaderCell>Message</Table.HeaderCell>
          <Table.HeaderCell>Colour</Table.HeaderCell>
          <Table.HeaderCell>Sites</Table.HeaderCell>
          <Table.HeaderCell>Days</Table.HeaderCell>
          <Table.HeaderCell>State</Table.HeaderCell>
          <Table.HeaderCell>
            <span className="sr-only">Actions</span>
          </Table.HeaderCell>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {messages.map((message) => (
          <Table.Row key={message.id}>
            <Table.Cell className="max-w-80 truncate">{message.texts.en}</Table.Cell>
            <Table.Cell>
              <Badge color={colors[message.pallette]} size="2xsmall">
                {message.pallette}
              </Badge>
            </Table.Cell>
            <Table.Cell>{message.sites?.join(", ") ?? "Every site"}</Table.Cell>
            <Table.Cell>{toDays(message)}</Table.Cell>
            <Table.Cell>{message.enabled ? "On" : "Off"}</Table.Cell>
            <Table.Cell>
              <div className="flex justify-end gap-x-2">
                <Button size="small" variant="secondary" onClick={() => onEdit(message)}>
                  Change
                </Button>
                <Button size="small" variant="danger" onClick={() => onRemove(message)}>
                  Remove
                </Button>
              </div>
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table>
  );
}
