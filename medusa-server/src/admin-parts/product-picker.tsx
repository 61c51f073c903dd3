import { Button, Text } from "@medusajs/ui";
import { useState } from "react";
import { useProductSearch } from "./use-product-search.ts";
import { TextField } from "./field.tsx";

type Props = {
  /** Id of the chosen product; empty when none is chosen. */
  chosen: string;
  /** Title of the chosen product; null when the page does not know it. */
  chosenTitle: string | null;
  error: string | undefined;
  onChoose: (productId: string) => void;
};

/** Searches products by title, and lets the merchandiser choose one. */
export function ProductPicker({ chosen, chosenTitle, error, onChoose }: Props) {
  const [text, setText] = useState("");
  const { data: products = [] } = useProductSearch(text);
  const title = products.find(({ id }) => id === chosen)?.title ?? chosenTitle ?? chosen;
  return (
    <div className="flex flex-col gap-y-2">
      <TextField
        label="Product"
        hint={chosen === "" ? "Search by title and choose" : `Chosen: ${title}`}
        error={error}
        value={text}
        onChange={setText}
      />
      <ul className="flex flex-wrap gap-2" aria-label="Products found">
        {products.map((product) => (
          <li key={product.id}>
            <Button
              aria-pressed={product.id === chosen}
              size="small"
              type="button"
              variant={product.id === chosen ? "primary" : "secondary"}
              onClick={() => onChoose(product.id)}
            >
              {product.title}
            </Button>
          </li>
        ))}
      </ul>
      {products.length === 0 && (
        <Text className="text-ui-fg-subtle" size="small">
          No product is found.
        </Text>
      )}
    </div>
  );
}
