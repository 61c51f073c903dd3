import { Button, Container, Heading, Table, Text } from "@medusajs/ui";
import { Link } from "react-router-dom";
import type { ReferralReason } from "../modules/club/referral-reasons.ts";
import type { useClub } from "./use-club.ts";

type Club = ReturnType<typeof useClub>;
type Props = Pick<Club, "decide" | "isBusy"> & { referrals: NonNullable<Club["data"]>["referrals"] };

const reasons: Readonly<Record<ReferralReason, string>> = {
  same_name_and_address: "Same name and address",
  same_card: "Paid with the same card",
  same_client: "Ordered from the same network",
  inviter_left: "The inviter has left",
};

/** Referrals that look like self-invitations, to be approved or refused. */
export function WaitingReferrals({ referrals, decide, isBusy }: Props) {
  return (
    <Container className="divide-y p-0">
      <div className="px-6 py-4">
        <Heading level="h2">Referrals to decide ({referrals.length})</Heading>
        <Text className="text-ui-fg-subtle" size="small">
          The friend has ordered, or wants to pay with the bonus for joining, which waits meanwhile. When you
          approve, the inviter gets the bonus for the order, or once there is one; when you refuse, neither
          bonus counts
        </Text>
      </div>
      {referrals.length === 0 ? (
        <Text className="px-6 py-4">No referral waits for a decision.</Text>
      ) : (
        <Table>
          <Table.Header>
            <Table.Row>
              <Table.HeaderCell>Inviter</Table.HeaderCell>
              <Table.HeaderCell>Friend</Table.HeaderCell>
              <Table.HeaderCell>Why</Table.HeaderCell>
              <Table.HeaderCell>Since</Table.HeaderCell>
              <Table.HeaderCell>
                <span className="sr-only">Decision</span>
              </Table.HeaderCell>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {referrals.map(({ id, inviter, friend, reason, orderId, since }) => (
              <Table.Row key={id}>
                <Table.Cell>
                  <Party {...inviter} />
                </Table.Cell>
                <Table.Cell>
                  <Party {...friend} />
                </Table.Cell>
                <Table.Cell>
                  {reason !== null && reason in reasons ? reasons[reason as ReferralReason] : reason}
                  {orderId !== null && (
                    <Link className="text-ui-fg-interactive ml-2" to={`/orders/${orderId}`}>
                      Order
                    </Link>
                  )}
                </Table.Cell>
                <Table.Cell>{new Date(since).toLocaleString()}</Table.Cell>
                <Table.Cell className="flex gap-x-2">
                  <Button
                    aria-label={`Approve the referral of ${friend.email}`}
                    disabled={isBusy}
                    onClick={() => decide({ id, decision: "approve" })}
                    size="small"
                  >
                    Approve
                  </Button>
                  <Button
                    aria-label={`Refuse the referral of ${friend.email}`}
                    disabled={isBusy}
                    onClick={() => decide({ id, decision: "refuse" })}
                    size="small"
                    variant="secondary"
                  >
                    Refuse
                  </Button>
                </Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table>
      )}
    </Container>
  );
}

function Party({ id, name, email }: { id: string; name: string; email: string }) {
  return (
    <Link className="text-ui-fg-interactive" to={`/club/${id}`}>
      {name === email || email === "" ? name : `${name} (${email})`}
    </Link>
  );
}
