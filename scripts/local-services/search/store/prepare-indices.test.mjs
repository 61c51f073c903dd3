import { expect, it } from "vitest";
import { createStore } from "./create-store.mjs";
import { prepareIndices } from "./prepare-indices.mjs";

it("reads the words of every language before anybody searches, and of no replica twice", async () => {
  const store = createStore({ saved: null, onChange: () => {}, now: () => new Date(0) });
  store.setSettings("things", { searchableAttributes: ["name"], replicas: ["virtual(by_price)"] }, false);
  const { data } = store.get("things");
  for (const language of ["sv", "de"]) data.keep(language, { objectID: language, language, name: "PETG" });
  /** @type {(string | null)[]} */
  const read = [];
  const list = () =>
    store.list().map((index) => ({
      ...index,
      data: {
        ...data,
        partitionsFor: (
          /** @type {import("../api/settings.mjs").Settings} */ settings,
          /** @type {string | null} */ language,
        ) => {
          read.push(language);
          return data.partitionsFor(settings, language);
        },
      },
    }));
  await prepareIndices({ list, settingsOf: store.settingsOf });
  expect(read).toEqual(["sv", "de"]);
});
