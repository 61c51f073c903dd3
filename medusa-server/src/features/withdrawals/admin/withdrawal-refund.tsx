import { Container, Heading, Input, Table, Text } from "@medusajs/ui";
import { calculateWithdrawalRefund, formatPrice } from "@spolverk/domain";
import { useState } from "react";
import type { WithdrawalAmounts } from "../withdrawal-for-admin.ts";

/** Calculates the amount due for the chosen number of returned pieces. At first all pieces are chosen. */
export function WithdrawalRefund({ amounts, isWhole }: { amounts: WithdrawalAmounts; isWhole: boolean }) {
  const { currency, lines, shippingPaid, cheapestShipping, feePaid, refunded } = amounts;
  const [pieces, setPieces] = useState(() => lines.map(({ quantity }) => (isWhole ? quantity : 0)));
  const withdrawn = lines.map((line, place) => ({ ...line, withdrawn: pieces[place] ?? 0 }));
  const due = calculateWithdrawalRefund({ lines: withdrawn, shippingPaid, cheapestShipping, feePaid });
  const toText = (minor: number) => formatPrice(minor, currency, true);
  const sums = [
    ["Goods", due.goods],
    ["Delivery, as the cheapest would have cost", due.shipping],
    ["Fee", due.fee],
    ["Due", due.total],
    ["Paid back so far", refunded],
  ] as const;
  return (
    <Container className="divide-y p-0">
      <div className="px-6 py-4">
        <Heading level="h2">What is due</Heading>
        <Text className="text-ui-fg-subtle" size="small">
          With VAT and after discounts. Delivery and fee go back with a whole order only. Refund it on the
          page of the order, the way it was paid. A gift card that has been used is not withdrawn from.
        </Text>
      </div>
      <Table>
        <Table.Header>
          <Table.Row>
            <Table.HeaderCell>Goods</Table.HeaderCell>
            <Table.HeaderCell>Paid</Table.HeaderCell>
            <Table.HeaderCell>Withdrawn from</Table.HeaderCell>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {lines.map(({ id, name, quantity, paid, isGiftCard }, place) => (
            <Table.Row key={id}>
              <Table.Cell className="whitespace-normal">
                {quantity} × {name}
                {isGiftCard && " (gift card)"}
              </Table.Cell>
              <Table.Cell>{toText(paid)}</Table.Cell>
              <Table.Cell>
                <Input
                  aria-label={`Withdrawn from: ${name}`}
                  className="w-20"
                  max={quantity}
                  min={0}
                  size="small"
                  type="number"
                  value={pieces[place] ?? 0}
                  onChange={({ target }) =>
                    setPieces((all) =>
                      all.map((count, at) => (at === place ? toCount(target.value, quantity) : count)),
                    )
                  }
                />
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table>
      <dl>
        {sums.map(([name, amount]) => (
          <div className="grid grid-cols-2 px-6 py-2" key={name}>
            <dt>
              <Text size="small" weight={name === "Due" ? "plus" : "regular"}>
                {name}
              </Text>
            </dt>
            <dd>
              <Text size="small" weight={name === "Due" ? "plus" : "regular"}>
                {toText(amount)}
              </Text>
            </dd>
          </div>
        ))}
      </dl>
    </Container>
  );
}

/** Limits the input to whole pieces, from none to all of the line. */
function toCount(typed: string, most: number): number {
  return Math.min(Math.max(Math.trunc(Number(typed)) || 0, 0), most);
}
