import { Container, Heading, Table, Text } from "@medusajs/ui";
import { clubTerms, clubTiers, currencies, tierThresholds } from "@spolverk/domain";

/** The terms of the tiers, as the shop calculates them [9.28]. */
export function ClubTiers() {
  return (
    <Container className="divide-y p-0">
      <div className="px-6 py-4">
        <Heading level="h2">Tiers</Heading>
        <Text className="text-ui-fg-subtle" size="small">
          Points earned within {clubTerms.levelPeriodDays} days reach a tier. Points expire after{" "}
          {clubTerms.pointsExpireDays} days.
        </Text>
      </div>
      <Table>
        <Table.Header>
          <Table.Row>
            <Table.HeaderCell>Tier</Table.HeaderCell>
            <Table.HeaderCell>Reward</Table.HeaderCell>
            {currencies.map((currency) => (
              <Table.HeaderCell key={currency}>{currency}</Table.HeaderCell>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {clubTiers.map((tier) => (
            <Table.Row key={tier}>
              <Table.Cell>{tier}</Table.Cell>
              <Table.Cell>{clubTerms.rewardPercent[tier]} %</Table.Cell>
              {currencies.map((currency) => (
                <Table.Cell key={currency}>{tierThresholds[tier][currency]}</Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table>
    </Container>
  );
}
