import { Heading, Text } from "@medusajs/ui";
import type { ReactNode } from "react";

type ListHeadProps = {
  title: string;
  hint: string;
  level?: "h1" | "h2";
  /** Buttons and links that concern the whole list. */
  children?: ReactNode;
};

/** Heading of a list, or of a page that consists of one list. */
export function ListHead({ title, hint, level = "h1", children }: ListHeadProps) {
  return (
    <div className="flex items-center justify-between gap-x-4 px-6 py-4">
      <div>
        <Heading level={level}>{title}</Heading>
        <Text className="text-ui-fg-subtle" size="small">
          {hint}
        </Text>
      </div>
      {children}
    </div>
  );
}
