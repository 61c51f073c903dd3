import { Icon } from "./icon.tsx";

/** Removes a row from its list; the label names the row. */
export function RemoveButton({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <button
      aria-label={label}
      className="grid size-12 shrink-0 place-items-center rounded-full text-soft hover:bg-sunken hover:text-sale"
      onClick={onRemove}
      title={label}
      type="button"
    >
      <Icon className="size-5" name="trash" />
    </button>
  );
}
