import { Label, Select } from "@medusajs/ui";
import { useId } from "react";
import { productTypes } from "../api/product-form.ts";

/** What kind of product it is; the shop's rules and labels go by it. */
export function ProductTypeField({ value, onChange }: { value: string; onChange: (type: string) => void }) {
  const id = useId();
  return (
    <div className="flex flex-col gap-y-1">
      <Label htmlFor={id} size="small" weight="plus">
        Type
      </Label>
      <Select value={value} onValueChange={onChange}>
        <Select.Trigger id={id}>
          <Select.Value />
        </Select.Trigger>
        <Select.Content>
          {productTypes.map((type) => (
            <Select.Item key={type} value={type}>
              {type}
            </Select.Item>
          ))}
        </Select.Content>
      </Select>
    </div>
  );
}
