import { Button, StatusBadge, Text } from "@medusajs/ui";
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
import type { ListColumn } from "../../../admin-parts/list-table.tsx";
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

/** Builds the columns of the mails, with their states and a button to send one again. */
export const toMailColumns = (sendAgain: (id: string) => void, isSending: boolean): ListColumn<Mail>[] => [
  { header: "Mail", cell: (mail) => <About mail={mail} /> },
  { header: "To", cell: ({ email, language }) => `${email} (${language})` },
  { header: "State", cell: ({ state, last_error }) => <State state={state} error={last_error} /> },
  { header: "Attempts", cell: ({ attempts }) => attempts },
  {
    header: "Sent, or next attempt",
    cell: ({ state, next_attempt_at, sent_at }) => toTime(state === "waiting" ? next_attempt_at : sent_at),
  },
  {
    header: <span className="sr-only">Action</span>,
    cell: ({ id, kind, state, email }) =>
      (state === "sent" || state === "failed") && (
        <Button
          size="small"
          variant="secondary"
          disabled={isSending}
          className="whitespace-nowrap"
          aria-label={`Send again to ${email}: ${kindNames[kind]}`}
          onClick={() => sendAgain(id)}
        >
          Send again
        </Button>
      ),
  },
];

function About({ mail }: { mail: Mail }) {
  const name = kindNames[mail.kind];
  const page = findPage(mail);
  return page === null ? name : <Link to={page}>{name}</Link>;
}

/** Finds the admin page about a mail's subject. */
function findPage({ kind, source_id, subject_id }: Mail): string | null {
  if (isStockMail(kind) || isNewsletterMail(kind)) return null;
  if (isClubMail(kind)) return `/club/${source_id}`;
  if (isEnquiryMail(kind)) return `/inbox/${source_id}`;
  if (isWithdrawalMail(kind)) return `/withdrawals/${source_id}`;
  // The source of a take-back's mail is the order, so the subject leads to the take-back.
  if (isTakeBackMail(kind)) return `/take-backs/${subject_id}`;
  return kind === "invitation" ? `/accounts/${source_id}` : `/orders/${source_id}`;
}

function State({ state, error }: { state: MailState; error: string | null }) {
  return (
    <>
      <StatusBadge color={colors[state]}>{state}</StatusBadge>
      {error !== null && (
        <Text className="max-w-80 break-words text-ui-fg-error" size="xsmall">
          {error}
        </Text>
      )}
    </>
  );
}
