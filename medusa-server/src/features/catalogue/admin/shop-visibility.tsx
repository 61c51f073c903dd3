import { StatusBadge, Text } from "@medusajs/ui";
import type { Visibility } from "../describe-visibility.ts";

/** Shows whether shoppers see the product, and what it lacks. */
export function ShopVisibility({ visibility: { isShown, notes } }: { visibility: Visibility }) {
  return (
    <div className="flex flex-col items-start gap-y-2">
      <StatusBadge color={isShown ? "green" : "orange"}>
        {isShown ? "Shown in the shop" : "Not shown in the shop"}
      </StatusBadge>
      {notes.length > 0 && (
        <ul className="list-disc pl-5">
          {notes.map((note) => (
            <li key={note}>
              <Text size="small">{note}</Text>
            </li>
          ))}
        </ul>
      )}
      <Text className="text-ui-fg-subtle" size="small">
        The shop takes the prices by currency, one for each. Prices by region and price lists change nothing
        there; a sale is part of the variant.
      </Text>
    </div>
  );
}
