import { Button, Container, Heading, Text } from "@medusajs/ui";
import { type FormEvent, useState } from "react";
import type { WithdrawalOrderBody } from "../../admin-api/withdrawal-body.ts";
import { useRecordChange } from "../api/use-record.ts";
import { TextField } from "./field.tsx";

/** Finds the order of a statement whose number and address fit none. */
export function WithdrawalOrder({ id }: { id: string }) {
  const [orderNumber, setOrderNumber] = useState("");
  const change = useRecordChange<WithdrawalOrderBody>({ list: "withdrawals", id, to: "/order" });
  const send = (event: FormEvent) => {
    event.preventDefault();
    change.send({ orderNumber });
  };
  return (
    <Container className="divide-y p-0">
      <div className="px-6 py-4">
        <Heading level="h2">Which order is it?</Heading>
        <Text className="text-ui-fg-subtle" size="small">
          No order has this number and this address together. Find it by the name or another address, and make
          sure with the customer. The withdrawal is valid from when it was received.
        </Text>
      </div>
      <form className="flex flex-col gap-y-4 px-6 py-4" noValidate onSubmit={send}>
        <TextField
          error={change.errors.orderNumber}
          label="Order number"
          value={orderNumber}
          onChange={(typed) => {
            change.forgetErrors();
            setOrderNumber(typed);
          }}
        />
        <div>
          <Button isLoading={change.isSending} size="small" type="submit" variant="secondary">
            Assign the order
          </Button>
        </div>
      </form>
    </Container>
  );
}
