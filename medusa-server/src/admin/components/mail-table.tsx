import { Button, StatusBadge, Table, Text } from "@medusajs/ui";
import { Link } from "react-router-dom";
import { isClubMail } from "../../modules/mail/mail-kinds.ts";
import type { MailState } from "../../modules/mail/mail-states.ts";
import type { Mail } from "../api/use-mails.ts";

const kindNames: Readonly<Record<string, string>> = {
  order_confirmation: "Order confirmation",
  order_approved: "Approved",
  order_shipped: "Shipped",
  order_refunded: "Refunded",
  order_cancelled: "Cancelled",
  invoice: "Invoice",
  gift_card: "Gift card",
  stock_confirmation: "Confirm stock notification",
  back_in_stock: "Back in stock",
  invitation: "Invitation to an account",
  club_welcome: "Club: welcome",
  points_earned: "Club: points earned",
  tier_reached: "Club: tier reached",
  points_expiring: "Club: points expire",
  friend_purchased: "Club: friend purchased",
  club_invitation: "Invitation to the club",
};
const colors = { waiting: "orange", sent: "green", failed: "red", skipped: "grey" } as const;

const toTime = (time: string | null) => (time === null ? "" : new Date(time).toLocaleString());

type MailTableProps = { mails: Mail[]; isSending: boolean; onSendAgain: (id: string) => void };

/** Mails with what became of them. */
export function MailTable({ mails, isSending, onSendAgain }: MailTableProps) {
  return (
    <Table>
      <Table.Header>
        <Table.Row>
          <Table.HeaderCell>Mail</Table.HeaderCell>
          <Table.HeaderCell>To</Table.HeaderCell>
          <Table.HeaderCell>State</Table.HeaderCell>
          <Table.HeaderCell>Attempts</Table.HeaderCell>
          <Table.HeaderCell>Sent, or next attempt</Table.HeaderCell>
          <Table.HeaderCell>
            <span className="sr-only">Action</span>
          </Table.HeaderCell>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {mails.map((mail) => (
          <Table.Row key={mail.id}>
            <Table.Cell>
              <About mail={mail} />
            </Table.Cell>
            <Table.Cell>
              {mail.email} ({mail.language})
            </Table.Cell>
            <Table.Cell>
              <State state={mail.state} error={mail.last_error} />
            </Table.Cell>
            <Table.Cell>{mail.attempts}</Table.Cell>
            <Table.Cell>{toTime(mail.state === "waiting" ? mail.next_attempt_at : mail.sent_at)}</Table.Cell>
            <Table.Cell>
              {(mail.state === "sent" || mail.state === "failed") && (
                <Button
                  size="small"
                  variant="secondary"
                  disabled={isSending}
                  aria-label={`Send again to ${mail.email}: ${kindNames[mail.kind] ?? mail.kind}`}
                  onClick={() => onSendAgain(mail.id)}
                >
                  Send again
                </Button>
              )}
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table>
  );
}

function About({ mail: { kind, source_id } }: { mail: Mail }) {
  const name = kindNames[kind] ?? kind;
  if (kind === "stock_confirmation" || kind === "back_in_stock") return name;
  const page = isClubMail(kind) ? "club" : kind === "invitation" ? "accounts" : "orders";
  return <Link to={`/${page}/${source_id}`}>{name}</Link>;
}

function State({ state, error }: { state: MailState; error: string | null }) {
  return (
    <>
      <StatusBadge color={colors[state]}>{state}</StatusBadge>
      {error !== null && (
        <Text className="max-w-80 break-words whitespace-normal text-ui-fg-error" size="xsmall">
          {error}
        </Text>
      )}
    </>
  );
}
