import { createInterface } from "node:readline";
import type { MedusaContainer } from "@medusajs/framework/types";

type Script = (args: { container: MedusaContainer; args: string[] }) => Promise<void>;

/** Runs scripts in one process of Medusa. A line of the input names a script and its arguments; ENDED reports its end. */
export default async function runScripts({ container }: { container: MedusaContainer }): Promise<void> {
  console.log("READY");
  for await (const line of createInterface(process.stdin)) {
    const [file, ...args] = line.split("\t") as [string, ...string[]];
    const { default: script } = (await import(file)) as { default: Script | { default: Script } };
    // A built file is CommonJS: its default export contains all of its exports.
    await (typeof script === "function" ? script : script.default)({ container, args });
    console.log("ENDED");
  }
}
