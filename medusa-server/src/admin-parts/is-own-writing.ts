/**
 * Whether the merchandiser has written a reply or changed a template. A new template replaces such a text only after a
 * confirmation.
 */
export function isOwnWriting(text: string, templates: readonly { text: string }[]): boolean {
  const written = text.trim();
  return written !== "" && !templates.some((template) => template.text.trim() === written);
}
