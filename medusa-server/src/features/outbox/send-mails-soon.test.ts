import assert from "node:assert/strict";
import { describe, it, mock } from "node:test";
import { Modules } from "@medusajs/framework/utils";
import type { Container } from "../../platform/container.ts";
import { mailsQueued, sendMailsSoon } from "./send-mails-soon.ts";

/** Creates a container with the given event bus, and collects the errors that are logged. */
function createContainer(resolveBus: () => unknown) {
  const errors: string[] = [];
  const logger = { error: (message: string) => errors.push(message) };
  const resolve = (key: string) => (key === Modules.EVENT_BUS ? resolveBus() : logger);
  return { container: { resolve } as unknown as Container, errors };
}
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

describe("sending mails soon", () => {
  it("emits one event for all mails queued within a second", async () => {
    mock.timers.enable({ apis: ["setTimeout"] });
    const emitted: unknown[] = [];
    const { container } = createContainer(() => ({ emit: async (event: unknown) => emitted.push(event) }));
    for (let count = 0; count < 100; count += 1) sendMailsSoon(container);
    assert.equal(emitted.length, 0);
    mock.timers.tick(1000);
    await settle();
    assert.deepEqual(emitted, [{ name: mailsQueued, data: {} }]);
    sendMailsSoon(container);
    mock.timers.tick(1000);
    await settle();
    assert.equal(emitted.length, 2);
    mock.timers.reset();
  });

  it("logs an event bus that cannot be resolved", async () => {
    mock.timers.enable({ apis: ["setTimeout"] });
    const { container, errors } = createContainer(() => {
      throw new Error("no bus");
    });
    sendMailsSoon(container);
    mock.timers.tick(1000);
    await settle();
    assert.deepEqual(errors, ["Mails wait for the next job: Error: no bus"]);
    mock.timers.reset();
  });
});
