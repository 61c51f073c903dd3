import { defineWidgetConfig } from "@medusajs/admin-sdk";
import { Container, Text } from "@medusajs/ui";

/** A note above price lists, which the shop does not support. */
function PriceListNote() {
  return (
    <Container className="px-6 py-4">
      <Text size="small">
        The shop does not carry out price lists: a sale is set on the page of a variant.
      </Text>
    </Container>
  );
}

export const config = defineWidgetConfig({ zone: ["price_list.list.before", "price_list.details.before"] });
export default PriceListNote;
