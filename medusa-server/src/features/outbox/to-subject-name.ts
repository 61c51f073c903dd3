const mostCharacters = 40;

/**
 * Shortens a customer's name for the subject of a mail to another person. A longer name could contain a message, sent
 * in the shop's name.
 */
export function toSubjectName(name: string): string {
  const characters = [...name.replaceAll(/\s+/gu, " ").trim()];
  if (characters.length <= mostCharacters) return characters.join("");
  return `${characters
    .slice(0, mostCharacters - 1)
    .join("")
    .trimEnd()}…`;
}
