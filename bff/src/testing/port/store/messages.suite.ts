import { beforeAll, describe, expect, it } from "vitest";
import type { NewMessage, BackendHarness } from "../backend-harness.ts";

/** How any store lists site messages. */
export function describeMessages(makeBackend: () => Promise<BackendHarness>): void {
  describe("site messages", () => {
    let harness: BackendHarness;
    beforeAll(async () => {
      harness = await makeBackend();
    });

    // It ended long ago, so that no page shows it meanwhile.
    const message: NewMessage = {
      texts: { en: "Closed on Friday", sv: "Stängt på fredag" },
      pallette: "red",
      sites: ["se", "dk"],
      startsOn: "2020-01-01",
      endsOn: "2020-01-02",
      enabled: true,
    };
    const find = async (id: string) => (await harness.store.listMessages()).find((known) => known.id === id);

    it("are given with all that was said of them, past ones too [3.29]", async () => {
      const id = await harness.messages.create(message);
      expect(await find(id)).toEqual({ id, ...message });
      await harness.messages.remove(id);
    });

    it("may be for every site, in English only, without first and last day and switched off", async () => {
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

    it("come in the order in which they were written", async () => {
      const first = await harness.messages.create(message);
      const second = await harness.messages.create(message);
      const ids = (await harness.store.listMessages()).map(({ id }) => id);
      expect(ids.filter((id) => id === first || id === second)).toEqual([first, second]);
      await harness.messages.remove(first);
      await harness.messages.remove(second);
    });

    it("change as a whole: a text that was taken away is gone", async () => {
      const id = await harness.messages.create(message);
      const changed: NewMessage = { ...message, texts: { en: "Open again" }, pallette: "green", sites: null };
      await harness.messages.change(id, changed);
      expect(await find(id)).toEqual({ id, ...changed });
      await harness.messages.remove(id);
    });

    it("are gone once they were removed", async () => {
      const id = await harness.messages.create(message);
      await harness.messages.remove(id);
      expect(await find(id)).toBeUndefined();
    });
  });
}
