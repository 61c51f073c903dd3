const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Escapes a text for XML: markup is escaped, characters that XML forbids are removed. */
export function escapeXml(text: string): string {
  return (
    text
      // oxlint-disable-next-line no-control-regex -- these characters are removed
      .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
      .replaceAll(/[&<>"']/g, (character) => entities[character] ?? character)
  );
}

/** One element with a text; an empty string when the value is missing. */
export function toElement(name: string, value: string | number | null | undefined): string {
  return value === null || value === undefined || value === ""
    ? ""
    : `<${name}>${escapeXml(String(value))}</${name}>`;
}
