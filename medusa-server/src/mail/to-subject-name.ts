const mostCharacters = 40;

/**
 * A name that a customer typed, short enough for the subject of a mail to somebody else: longer ones could hold a message of
 * their own, under the shop's sender.
 */
export function toSubjectName(name: string): string {
  const characters = [...name.replaceAll(/\s+/gu, " ").trim()];
  if (characters.length <= mostCharacters) return characters.join("");
  return `${characters
    .slice(0, mostCharacters - 1)
    .join("")
    .trimEnd()}…`;
}
