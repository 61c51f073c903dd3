import { Container, Heading, Table, Text } from "@medusajs/ui";
import type { CountryRate } from "./use-vat.ts";
import { nameCountry } from "../../../admin-parts/name-country.ts";

/** The rate that each country is charged today, beside its standard rate. */
export function VatRates({ countries }: { countries: readonly CountryRate[] }) {
  const others = countries.filter(
    ({ rate, standard_rate }) => standard_rate !== null && rate !== standard_rate,
  );
  return (
    <Container className="divide-y p-0">
      <div className="px-6 py-4">
        <Heading level="h1">VAT</Heading>
        {others.length > 0 && (
          <Text className="text-ui-tag-orange-text" size="small">
            {others.length} countries are charged another rate than their own. Charging Swedish VAT to
            consumers in other EU countries is right only while these sales are at most 10,000 EUR a year;
            above that, and in Norway and the United Kingdom, each country’s own rate is due. Ask a tax
            adviser.
          </Text>
        )}
      </div>
      <Table>
        <Table.Header>
          <Table.Row>
            <Table.HeaderCell>Country</Table.HeaderCell>
            <Table.HeaderCell>Charged today</Table.HeaderCell>
            <Table.HeaderCell>Standard rate (November 2026)</Table.HeaderCell>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {countries.map(({ country, rate, standard_rate }) => (
            <Table.Row key={country}>
              <Table.Cell>{nameCountry(country)}</Table.Cell>
              <Table.Cell>{rate} %</Table.Cell>
              <Table.Cell>{standard_rate === null ? "–" : `${standard_rate} %`}</Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table>
    </Container>
  );
}
