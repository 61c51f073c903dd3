import { Text } from "@medusajs/ui";

/** In the place of a list's rows: that they are being read, why they could not be, or that there are none. */
export function ListState({ error, emptyText }: { error: Error | null; emptyText: string | null }) {
  return (
    <Text className={`px-6 py-10 text-center ${error === null ? "text-ui-fg-subtle" : "text-ui-fg-error"}`}>
      {error?.message ?? emptyText ?? "Loading …"}
    </Text>
  );
}
