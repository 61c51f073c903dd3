/** Whether a reply has words of the merchandiser, which a template must not replace unasked. */
export function isOwnWriting(text: string, templates: readonly { text: string }[]): boolean {
  const written = text.trim();
  return written !== "" && !templates.some((template) => template.text.trim() === written);
}
