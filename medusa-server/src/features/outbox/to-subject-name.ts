const mostCharacters = 40;

/**
 * Shortens a name that a customer typed for the subject of a mail to another person. A longer name could hold a message,
 * which the shop would send as its own.
 */
export function toSubjectName(name: string): string {
  const characters = [...name.replaceAll(/\s+/gu, " ").trim()];
  if (characters.length <= mostCharacters) return characters.join("");
  return `${characters
    .slice(0, mostCharacters - 1)
    .join("")
    .trimEnd()}…`;
}
