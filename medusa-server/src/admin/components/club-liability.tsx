import { Container, Heading, Table, Text } from "@medusajs/ui";
import type { ClubOverview } from "../../club/read-club-overview.ts";
import { TextField } from "./field.tsx";
import { formatPoints } from "./format-points.ts";

type Props = {
  liability: ClubOverview["liability"];
  /** YYYY-MM-DD; empty: now. */
  day: string;
  onDay: (day: string) => void;
};

/** What members could still spend at the end of a day. */
export function ClubLiability({ liability, day, onDay }: Props) {
  return (
    <Container className="divide-y p-0">
      <div className="flex items-center justify-between gap-x-4 px-6 py-4">
        <div>
          <Heading level="h2">Outstanding points</Heading>
          <Text className="text-ui-fg-subtle" size="small">
            A point is worth one unit of its currency
          </Text>
        </div>
        <TextField
          label="At the end of"
          hint="Empty: now. Days end in UTC."
          type="date"
          value={day}
          onChange={onDay}
        />
      </div>
      {liability.length === 0 ? (
        <Text className="px-6 py-4">There were no points yet.</Text>
      ) : (
        <Table>
          <Table.Header>
            <Table.Row>
              <Table.HeaderCell>Currency</Table.HeaderCell>
              <Table.HeaderCell>Points</Table.HeaderCell>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {liability.map(({ currency, minor }) => (
              <Table.Row key={currency}>
                <Table.Cell>{currency}</Table.Cell>
                <Table.Cell>{formatPoints(minor)}</Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table>
      )}
    </Container>
  );
}
