import { Button, StatusBadge, Table } from "@medusajs/ui";
import type { Agreement } from "./agreement-form.ts";
import { describeTarget } from "./describe-target.ts";

type Props = {
  agreements: readonly Agreement[];
  products: Readonly<Record<string, string>>;
  onEdit: (agreement: Agreement) => void;
  onEnd: (agreement: Agreement) => void;
};

const states = {
  holds: { text: "Holds", color: "green" },
  coming: { text: "To come", color: "blue" },
  ended: { text: "Ended", color: "grey" },
} as const;

function toState({ validFrom, validTo }: Agreement): keyof typeof states {
  const today = new Date().toISOString().slice(0, 10);
  if (validTo !== null && validTo < today) return "ended";
  return validFrom !== null && validFrom > today ? "coming" : "holds";
}

/** The contract prices with the actions on each. */
export function AgreementTable({ agreements, products, onEdit, onEnd }: Props) {
  return (
    <Table>
      <Table.Header>
        <Table.Row>
          <Table.HeaderCell>For</Table.HeaderCell>
          <Table.HeaderCell>Percent</Table.HeaderCell>
          <Table.HeaderCell>First day</Table.HeaderCell>
          <Table.HeaderCell>Last day</Table.HeaderCell>
          <Table.HeaderCell>State</Table.HeaderCell>
          <Table.HeaderCell>
            <span className="sr-only">Actions</span>
          </Table.HeaderCell>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {agreements.map((agreement) => {
          const state = toState(agreement);
          const name = describeTarget(agreement.target, products);
          return (
            <Table.Row key={agreement.id}>
              <Table.Cell className="max-w-80 truncate">{name}</Table.Cell>
              <Table.Cell>{agreement.discountPercentage} %</Table.Cell>
              <Table.Cell>{agreement.validFrom ?? "–"}</Table.Cell>
              <Table.Cell>{agreement.validTo ?? "–"}</Table.Cell>
              <Table.Cell>
                <StatusBadge color={states[state].color}>{states[state].text}</StatusBadge>
              </Table.Cell>
              <Table.Cell>
                <div className="flex justify-end gap-x-2">
                  <Button
                    aria-label={`Change: ${name}`}
                    size="small"
                    variant="secondary"
                    onClick={() => onEdit(agreement)}
                  >
                    Change
                  </Button>
                  {state !== "ended" && (
                    <Button
                      aria-label={`End: ${name}`}
                      size="small"
                      variant="danger"
                      onClick={() => onEnd(agreement)}
                    >
                      End
                    </Button>
                  )}
                </div>
              </Table.Cell>
            </Table.Row>
          );
        })}
      </Table.Body>
    </Table>
  );
}
