import { Fragment } from "react";

/** A variation's attributes: the primary attribute first, then the secondary attribute and the others [2.48]. */
export function AttributeText({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <p className="attributes">
      {texts.map((text) => (
        <Fragment key={text}>
          <span>{text}</span>{" "}
        </Fragment>
      ))}
    </p>
  );
}
