import type { VariationSummary } from "@spolverk/bff/contract";

/** A variation by its attributes: the primary one first, then the secondary and the rest [2.48]. */
export function AttributeText({ texts }: { texts: VariationSummary["attributeTexts"] }) {
  const [primary, ...others] = texts;
  if (!primary) return null;
  return (
    <p className="mt-0.5 text-sm text-soft">
      <span className="font-medium text-ink">{primary.text}</span>
      {others.map(({ name, text }) => (
        <span key={name}> · {text}</span>
      ))}
    </p>
  );
}
