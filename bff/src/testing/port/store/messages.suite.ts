import { beforeAll, describe, expect, it } from "vitest";
import type { NewMessage, BackendHarness } from "../backend-harness.ts";

/** The requirements of any store on site messages. */
export function describeMessages(makeBackend: () => Promise<BackendHarness>): void {
  describe("site messages", () => {
    let harness: BackendHarness;
    beforeAll(async () => {
      harness = await makeBackend();
    });

    // Ended long ago, so that no page shows it meanwhile.
    const message: NewMessage = {
      texts: { en: "Closed on Friday", sv: "Stängt på fredag" },
      pallette: "red",
      sites: ["se", "dk"],
      startsOn: "2020-01-01",
      endsOn: "2020-01-02",
      enabled: true,
    };
    const find = async (id: string) => (await harness.store.listMessages()).find((known) => known.id === id);

    it("include all their fields, also past messages [3.29]", async () => {
      const id = await harness.messages.create(message);
      expect(await find(id)).toEqual({ id, ...message });
      await harness.messages.remove(id);
    });

    it("can be for every site, in English only, without first and last day, and disabled", async () => {
      const bare: NewMessage = {
        texts: { en: "Closed on Friday" },
        pallette: "black",
        sites: null,
        startsOn: null,
        endsOn: null,
        enabled: false,
      };
      const id = await harness.messages.create(bare);
      expect(await find(id)).toEqual({ id, ...bare });
      await harness.messages.remove(id);
    });

    it("keep the order of their creation", async () => {
      const first = await harness.messages.create(message);
      const second = await harness.messages.create(message);
      const ids = (await harness.store.listMessages()).map(({ id }) => id);
      expect(ids.filter((id) => id === first || id === second)).toEqual([first, second]);
      await harness.messages.remove(first);
      await harness.messages.remove(second);
    });

    it("change as a whole: a removed text disappears", async () => {
      const id = await harness.messages.create(message);
      const changed: NewMessage = { ...message, texts: { en: "Open again" }, pallette: "green", sites: null };
      await harness.messages.change(id, changed);
      expect(await find(id)).toEqual({ id, ...changed });
      await harness.messages.remove(id);
    });

    it("disappear once removed", async () => {
      const id = await harness.messages.create(message);
      await harness.messages.remove(id);
      expect(await find(id)).toBeUndefined();
    });
  });
}
