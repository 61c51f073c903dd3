import { Container, Heading, Table, Text } from "@medusajs/ui";
import type { HeldRate } from "../vat/to-vat-history.ts";
import { nameCountry } from "../../../admin-parts/name-country.ts";

/** The rates entered on this page, with the days on which each applied. */
export function VatHistory({ history }: { history: readonly HeldRate[] }) {
  return (
    <Container className="divide-y p-0">
      <div className="px-6 py-4">
        <Heading level="h2">Rates that have begun</Heading>
        <Text className="text-ui-fg-subtle" size="small">
          By day and time in Sweden, the last one first. What was changed in Medusa’s own tax regions is not
          among them.
        </Text>
      </div>
      {history.length === 0 ? (
        <Text className="px-6 py-4">There is none.</Text>
      ) : (
        <Table>
          <Table.Header>
            <Table.Row>
              <Table.HeaderCell>Country</Table.HeaderCell>
              <Table.HeaderCell>Rate</Table.HeaderCell>
              <Table.HeaderCell>From</Table.HeaderCell>
              <Table.HeaderCell>Until</Table.HeaderCell>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {history.map(({ id, country, rate, from, until }) => (
              <Table.Row key={id}>
                <Table.Cell>{nameCountry(country)}</Table.Cell>
                <Table.Cell>{rate} %</Table.Cell>
                <Table.Cell>{from}</Table.Cell>
                <Table.Cell>{until ?? "–"}</Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table>
      )}
    </Container>
  );
}
