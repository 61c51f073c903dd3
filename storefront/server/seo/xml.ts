const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** A text as it may stand in XML: markup escaped, characters that XML does not have left out. */
export function escapeXml(text: string): string {
  return (
    text
      // oxlint-disable-next-line no-control-regex -- these are what is left out
      .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
      .replaceAll(/[&<>"']/g, (character) => entities[character] ?? character)
  );
}

/** One element with a text in it; nothing for a value that is missing. */
export function toElement(name: string, value: string | number | null | undefined): string {
  return value === null || value === undefined || value === ""
    ? ""
    : `<${name}>${escapeXml(String(value))}</${name}>`;
}
