import { Button, Container, Heading, Text, usePrompt } from "@medusajs/ui";
import { type FormEvent, useState } from "react";
import type { WithdrawalOrderBody } from "../api/withdrawal-body.ts";
import type { WithdrawalForAdmin } from "../withdrawal-for-admin.ts";
import { useMeantOrder } from "./use-meant-order.ts";
import { useRecordChange } from "../../../admin-parts/use-record.ts";
import { describeAssignment } from "./describe-assignment.ts";
import { TextField } from "../../../admin-parts/field.tsx";

const words = {
  unknown: {
    title: "Which order is it?",
    hint: "No order has this number and this address together. Find it by the name or another address, and make sure with the customer. The withdrawal is valid from when it was received.",
    button: "Assign the order",
  },
  assigned: {
    title: "Is it another order?",
    hint: "As long as nothing is decided, the order can be changed or taken away.",
    button: "Change the order",
  },
} as const;

/**
 * Assigns an order to a statement whose number and address match no order, and changes or removes the assignment. Each
 * change needs a confirmation.
 */
export function WithdrawalOrder({ withdrawal }: { withdrawal: WithdrawalForAdmin }) {
  const { id, orderId, email, typedOrderNumber } = withdrawal;
  const [orderNumber, setOrderNumber] = useState("");
  const change = useRecordChange<WithdrawalOrderBody>({ list: "withdrawals", id, to: "/order" });
  const { find, isFinding, error, forgetError } = useMeantOrder(id);
  const ask = usePrompt();
  const { title, hint, button } = words[orderId === null ? "unknown" : "assigned"];
  const assign = async (event: FormEvent) => {
    event.preventDefault();
    const order = await find(orderNumber);
    if (order === null) return;
    const isSure = await ask({
      title: `Assign order #${order.number}?`,
      description: describeAssignment(order, email),
      confirmText: "Assign it",
      cancelText: "Cancel",
      variant: order.isOtherEmail ? "danger" : "confirmation",
    });
    if (!isSure) return;
    change.send({ orderNumber: order.number, fromOrderId: orderId }, () => setOrderNumber(""));
  };
  const takeAway = async () => {
    const isSure = await ask({
      title: `Take order #${withdrawal.orderNumber} away?`,
      description: `The withdrawal then has no order, but the number that was typed: ${typedOrderNumber}.`,
      confirmText: "Take it away",
      cancelText: "Cancel",
    });
    if (isSure) change.send({ orderNumber: null, fromOrderId: orderId });
  };
  return (
    <Container className="divide-y p-0">
      <div className="px-6 py-4">
        <Heading level="h2">{title}</Heading>
        <Text className="text-ui-fg-subtle" size="small">
          {hint}
        </Text>
      </div>
      <form className="flex flex-col gap-y-4 px-6 py-4" noValidate onSubmit={(event) => void assign(event)}>
        <TextField
          error={error ?? change.errors.orderNumber}
          label="Order number"
          value={orderNumber}
          onChange={(typed) => {
            forgetError();
            change.forgetErrors();
            setOrderNumber(typed);
          }}
        />
        <div className="flex flex-wrap gap-2">
          <Button
            disabled={orderNumber.trim() === ""}
            isLoading={isFinding || change.isSending}
            size="small"
            type="submit"
            variant="secondary"
          >
            {button}
          </Button>
          {orderId !== null && (
            <Button
              disabled={change.isSending}
              size="small"
              type="button"
              variant="danger"
              onClick={() => void takeAway()}
            >
              Take the order away
            </Button>
          )}
        </div>
      </form>
    </Container>
  );
}
