import { Button, StatusBadge, Table, Text } from "@medusajs/ui";
import { Link } from "react-router-dom";
import {
  isClubMail,
  isEnquiryMail,
  isNewsletterMail,
  isStockMail,
  isTakeBackMail,
  isWithdrawalMail,
  type MailKind,
} from "../modules/mail/mail-kinds.ts";
import type { MailState } from "../modules/mail/mail-states.ts";
import type { Mail } from "./use-mails.ts";

const kindNames: Readonly<Record<MailKind, string>> = {
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
  enquiry_received: "Enquiry received",
  enquiry_reply: "Reply to an enquiry",
  take_back_created: "Take-back: created",
  take_back_sent: "Take-back: sent",
  take_back_received: "Take-back: received",
  take_back_approved: "Take-back: approved",
  take_back_rejected: "Take-back: rejected",
  take_back_expired: "Take-back: expired",
  withdrawal_received: "Withdrawal: received",
  newsletter_confirmation: "Newsletter: confirm",
  newsletter_welcome: "Newsletter: welcome",
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
                  aria-label={`Send again to ${mail.email}: ${kindNames[mail.kind]}`}
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

function About({ mail }: { mail: Mail }) {
  const name = kindNames[mail.kind];
  const page = findPage(mail);
  return page === null ? name : <Link to={page}>{name}</Link>;
}

/** The page of the admin that has what a mail is about. */
function findPage({ kind, source_id, subject_id }: Mail): string | null {
  if (isStockMail(kind) || isNewsletterMail(kind)) return null;
  if (isClubMail(kind)) return `/club/${source_id}`;
  if (isEnquiryMail(kind)) return `/inbox/${source_id}`;
  if (isWithdrawalMail(kind)) return `/withdrawals/${source_id}`;
  // The source of these is the order.
  if (isTakeBackMail(kind)) return `/take-backs/${subject_id}`;
  return kind === "invitation" ? `/accounts/${source_id}` : `/orders/${source_id}`;
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
