import { Button, Container, Heading, Table, Text } from "@medusajs/ui";
import { useState } from "react";
import { useLiability } from "./use-club.ts";
import type { Liability } from "../modules/club/service.ts";
import { TextField } from "../../../admin-parts/field.tsx";
import { formatPoints } from "./format-points.ts";

/** The points that members could spend at the end of a day, summed on the merchandiser's request. */
export function ClubLiability() {
  const [day, setDay] = useState("");
  const { data: liability, mutate: sumUp, reset, isPending } = useLiability();
  const choose = (chosen: string) => {
    setDay(chosen);
    // Clears the sum of the day chosen before.
    reset();
  };
  return (
    <Container className="divide-y p-0">
      <div className="flex items-center justify-between gap-x-4 px-6 py-4">
        <div>
          <Heading level="h2">Outstanding points</Heading>
          <Text className="text-ui-fg-subtle" size="small">
            A point is worth one unit of its currency
          </Text>
        </div>
        <div className="flex items-center gap-x-4">
          <TextField
            label="At the end of"
            hint="Empty: now. Days end in UTC."
            type="date"
            value={day}
            onChange={choose}
          />
          <Button size="small" variant="secondary" isLoading={isPending} onClick={() => sumUp(day)}>
            Sum up
          </Button>
        </div>
      </div>
      {liability !== undefined && <Sums liability={liability} />}
    </Container>
  );
}

function Sums({ liability }: { liability: Liability }) {
  if (liability.length === 0) return <Text className="px-6 py-4">There were no points yet.</Text>;
  return (
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
  );
}
