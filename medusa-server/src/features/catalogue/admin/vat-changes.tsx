import { Button, Container, Heading, Table, Text, usePrompt } from "@medusajs/ui";
import { useRemoveVatChange, type VatChange } from "./use-vat.ts";
import { nameCountry } from "../../../admin-parts/name-country.ts";

/** The list of rates to come. */
export function VatChanges({ changes }: { changes: readonly VatChange[] }) {
  const { remove, isRemoving } = useRemoveVatChange();
  const ask = usePrompt();
  const askToRemove = async ({ id, country, rate, starts_on }: VatChange) => {
    const isSure = await ask({
      title: "Remove this rate?",
      description: `${nameCountry(country)}: ${rate}\u00A0% from ${starts_on}. The country is then charged as before that day.`,
      confirmText: "Remove it",
      cancelText: "Cancel",
    });
    if (isSure) remove(id);
  };
  return (
    <Container className="divide-y p-0">
      <div className="px-6 py-4">
        <Heading level="h2">Rates to come</Heading>
        <Text className="text-ui-fg-subtle" size="small">
          A rate holds from midnight in Sweden. An order that is being placed then is priced again and shown
          to the shopper first.
        </Text>
      </div>
      {changes.length === 0 ? (
        <Text className="px-6 py-4">There is none.</Text>
      ) : (
        <Table>
          <Table.Header>
            <Table.Row>
              <Table.HeaderCell>Country</Table.HeaderCell>
              <Table.HeaderCell>Rate</Table.HeaderCell>
              <Table.HeaderCell>From</Table.HeaderCell>
              <Table.HeaderCell>
                <span className="sr-only">Action</span>
              </Table.HeaderCell>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {changes.map((change) => (
              <Table.Row key={change.id}>
                <Table.Cell>{nameCountry(change.country)}</Table.Cell>
                <Table.Cell>{change.rate} %</Table.Cell>
                <Table.Cell>{change.starts_on}</Table.Cell>
                <Table.Cell>
                  <Button
                    aria-label={`Remove the rate of ${nameCountry(change.country)} from ${change.starts_on}`}
                    disabled={isRemoving}
                    onClick={() => void askToRemove(change)}
                    size="small"
                    variant="secondary"
                  >
                    Remove
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
