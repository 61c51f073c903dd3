import { text } from "node:stream/consumers";

const fewest = 12;
const most = 200;

/**
 * Reads the password of an admin user from the first line of an input: a command line is visible in the server's
 * process list, and stays in the shell's history.
 *
 * @throws Error for a password that is too short or too long, or has more than one line
 */
export async function readPassword(input: NodeJS.ReadableStream): Promise<string> {
  const [password = "", ...rest] = (await text(input)).split(/\r?\n/);
  if (rest.some((line) => line !== "")) throw new Error("The password must be one line");
  if (password.length < fewest) {
    throw new Error(`Give the password on the standard input, ${fewest} characters or more`);
  }
  if (password.length > most) throw new Error(`The password may have ${most} characters`);
  return password;
}
