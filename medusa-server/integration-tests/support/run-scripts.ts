import { createInterface } from "node:readline";
import type { MedusaContainer } from "@medusajs/framework/types";

type Script = { default: (args: { container: MedusaContainer; args: string[] }) => Promise<void> };

/** Runs, in one process of Medusa, the script that each line of the input names, and says when it has ended. */
export default async function runScripts({ container }: { container: MedusaContainer }): Promise<void> {
  console.log("READY");
  for await (const file of createInterface(process.stdin)) {
    const { default: script } = (await import(file)) as { default: Script };
    await script.default({ container, args: [] });
    console.log("ENDED");
  }
}
