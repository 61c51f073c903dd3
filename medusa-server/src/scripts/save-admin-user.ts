import type { ExecArgs } from "@medusajs/framework/types";
import { isEmail } from "@spolverk/domain";
import { readPassword } from "../seed/admin-users/read-password.ts";
import { saveAdminUser } from "../seed/admin-users/save-admin-user.ts";

/**
 * Creates a user of the admin, or changes an existing user's password: `medusa exec ./src/scripts/save-admin-user.js
 * <e-mail>`, with the password on the standard input.
 */
export default async function run({ container, args: [email = ""] }: ExecArgs): Promise<void> {
  if (!isEmail(email)) throw new Error("Name the e-mail address of the user");
  const outcome = await saveAdminUser(container, { email, password: await readPassword(process.stdin) });
  console.log(`The user ${email} was ${outcome}`);
}
