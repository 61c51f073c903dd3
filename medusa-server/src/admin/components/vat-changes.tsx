import { Button, Container, Heading, Table, Text } from "@medusajs/ui";
import { useRemoveVatChange, type VatChange } from "../api/use-vat.ts";
import { nameCountry } from "./name-country.ts";

/** The rates to come. */
export function VatChanges({ changes }: { changes: readonly VatChange[] }) {
  const { remove, isRemoving } = useRemoveVatChange();
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
            {changes.map(({ id, country, rate, starts_on }) => (
              <Table.Row key={id}>
                <Table.Cell>{nameCountry(country)}</Table.Cell>
                <Table.Cell>{rate} %</Table.Cell>
                <Table.Cell>{starts_on}</Table.Cell>
                <Table.Cell>
                  <Button
                    aria-label={`Remove the rate of ${nameCountry(country)} from ${starts_on}`}
                    disabled={isRemoving}
                    onClick={() => remove(id)}
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
