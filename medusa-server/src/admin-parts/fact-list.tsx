import { Text } from "@medusajs/ui";
import type { ReactNode } from "react";

/** List of facts, each beside its name. */
export function FactList({ facts }: { facts: readonly { name: string; text: ReactNode }[] }) {
  return (
    <dl>
      {facts.map(({ name, text }) => (
        <div className="grid grid-cols-2 px-6 py-3" key={name}>
          <dt>
            <Text className="text-ui-fg-subtle" leading="compact" size="small" weight="plus">
              {name}
            </Text>
          </dt>
          <dd>
            <Text as="div" className="break-words whitespace-pre-line" leading="compact" size="small">
              {text}
            </Text>
          </dd>
        </div>
      ))}
    </dl>
  );
}
