import { Heading, Text } from "@medusajs/ui";
import type { ReactNode } from "react";

type ListHeadProps = {
  title: string;
  hint: string;
  /** What can be done with the whole list. */
  children?: ReactNode;
};

/** The head of a page that shows a list. */
export function ListHead({ title, hint, children }: ListHeadProps) {
  return (
    <div className="flex items-center justify-between gap-x-4 px-6 py-4">
      <div>
        <Heading level="h1">{title}</Heading>
        <Text className="text-ui-fg-subtle" size="small">
          {hint}
        </Text>
      </div>
      {children}
    </div>
  );
}
