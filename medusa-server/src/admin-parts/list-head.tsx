import { Heading, Text } from "@medusajs/ui";
import type { ReactNode } from "react";

type ListHeadProps = {
  title: string;
  hint: string;
  level?: "h1" | "h2";
  /** What can be done with the whole list. */
  children?: ReactNode;
};

/** The head of a list, or of the page that is one. */
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
