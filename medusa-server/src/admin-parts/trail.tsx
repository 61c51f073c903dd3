import { Text } from "@medusajs/ui";

type TrailProps = {
  entries: readonly {
    id: string;
    /** ISO date-time */
    at: string;
    /** Name of the merchandiser; null when a customer or the shop caused the entry. */
    author: string | null;
    what: string;
    /** Text of a note or a reply; null for other entries. */
    text: string | null;
  }[];
};

/** Shows a history: each entry with its time and its author, in the given order. */
export function Trail({ entries }: TrailProps) {
  return (
    <ol className="divide-y">
      {entries.map(({ id, at, author, what, text }) => (
        <li className="flex flex-col gap-y-1 px-6 py-3" key={id}>
          <Text leading="compact" size="small" weight="plus">
            {what}
          </Text>
          {text !== null && (
            <Text className="break-words whitespace-pre-line" size="small">
              {text}
            </Text>
          )}
          <Text className="text-ui-fg-subtle" leading="compact" size="xsmall">
            {new Date(at).toLocaleString()}
            {author !== null && `, ${author}`}
          </Text>
        </li>
      ))}
    </ol>
  );
}
