import { Container, Heading, Table, Text } from "@medusajs/ui";
import type { AgreementChange } from "./use-account.ts";
import { describeTarget } from "./describe-target.ts";

type Props = { changes: readonly AgreementChange[]; products: Readonly<Record<string, string>> };

const actions = { added: "Added", changed: "Changed", ended: "Ended" } as const;

/** The audit trail of the contract prices, the last change first. */
export function AgreementTrail({ changes, products }: Props) {
  if (changes.length === 0) return null;
  const describe = (terms: AgreementChange["before"]) =>
    terms === null ? "–" : describeTerms(terms, products);
  return (
    <Container className="divide-y p-0">
      <div className="px-6 py-4">
        <Heading level="h2">Changes of contract prices</Heading>
        <Text className="text-ui-fg-subtle" size="small">
          Nobody can change or delete these entries
        </Text>
      </div>
      <Table>
        <Table.Header>
          <Table.Row>
            <Table.HeaderCell>When</Table.HeaderCell>
            <Table.HeaderCell>Who</Table.HeaderCell>
            <Table.HeaderCell>What</Table.HeaderCell>
            <Table.HeaderCell>Before</Table.HeaderCell>
            <Table.HeaderCell>After</Table.HeaderCell>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {changes.map(({ id, created_at, author, action, before, after }) => (
            <Table.Row key={id}>
              <Table.Cell>{new Date(created_at).toLocaleString()}</Table.Cell>
              <Table.Cell>{author}</Table.Cell>
              <Table.Cell>{actions[action]}</Table.Cell>
              <Table.Cell className="whitespace-normal">{describe(before)}</Table.Cell>
              <Table.Cell className="whitespace-normal">{describe(after)}</Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table>
    </Container>
  );
}

function describeTerms(
  { target, discountPercentage, validFrom, validTo }: NonNullable<AgreementChange["before"]>,
  products: Props["products"],
): string {
  const days = validFrom === null && validTo === null ? "" : `, ${validFrom ?? ""} – ${validTo ?? ""}`;
  return `${describeTarget(target, products)}: ${discountPercentage} %${days}`;
}
