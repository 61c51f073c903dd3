import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { createInterface } from "node:readline";
import { repositoryFolder } from "./folders.ts";

export type Emulator = {
  url: string;
  /** Changes the behavior of the emulator. Without an argument the emulator works normally again. */
  control: (behavior?: object) => Promise<void>;
  /** Reads the emulator's state. */
  read: () => Promise<unknown>;
  stop: () => Promise<void>;
};

/** Starts a payment service's emulator on a free port, with an empty state. */
export async function startEmulator(name: string, env: Record<string, string>): Promise<Emulator> {
  const folder = path.join(repositoryFolder, "scripts/local-services", name);
  const child = spawn(process.execPath, ["main.mjs"], {
    cwd: folder,
    env: { ...env, PORT: "0" },
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [line] = await once(createInterface(child.stdout), "line");
  const url = `http://127.0.0.1:${/\d+$/.exec(String(line))?.[0]}`;
  return {
    url,
    control: async (behavior = {}) => {
      const { ok } = await fetch(`${url}/_control`, { method: "POST", body: JSON.stringify(behavior) });
      if (!ok) throw new Error(`${name} does not know ${JSON.stringify(behavior)}`);
    },
    read: async () => (await fetch(`${url}/_control`)).json(),
    stop: async () => {
      child.kill();
      await once(child, "exit");
    },
  };
}
