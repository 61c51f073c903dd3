import assert from "node:assert/strict";
import { it } from "node:test";
import type { InlineNode } from "@spolverk/content/rich-text";
import { toRuns } from "./to-runs.ts";

const link = (text: string, href: string, isBold = false): InlineNode => ({
  type: "text",
  text,
  marks: [...(isBold ? ([{ type: "bold" }] as const) : []), { type: "link", attrs: { href } }],
});
const write = (...nodes: InlineNode[]) =>
  toRuns(nodes, (path) => `https://se.example.com${path}`)
    .map(({ text }) => text)
    .join("");

const address = "help@example.com";
for (const [what, nodes, written] of [
  ["a page of the shop", [link("returer", "/returns")], "returer (https://se.example.com/returns)"],
  ["another site", [link("ARN", "https://arn.example.com")], "ARN (https://arn.example.com)"],
  ["a mailbox", [link("skriv", `mailto:${address}?subject=Hej`)], `skriv (${address})`],
  ["a mailbox that the words name", [link(address, `mailto:${address}`)], address],
  [
    "a link of several pieces, once",
    [link("våra ", "/returns"), link("returer", "/returns", true)],
    "våra returer (https://se.example.com/returns)",
  ],
  [
    "two links beside each other",
    [link("a", "/a"), link("b", "/b")],
    "a (https://se.example.com/a)b (https://se.example.com/b)",
  ],
  ["no telephone number", [link("ring", "tel:+4610")], "ring"],
] as const) {
  it(`the printed terms write out the address of ${what}`, () => {
    assert.equal(write(...nodes), written);
  });
}

it("the address after bold words is not bold", () => {
  const runs = toRuns([link("returer", "/returns", true)], (path) => path);
  assert.deepEqual(runs, [
    { text: "returer", isBold: true },
    { text: " (/returns)", isBold: false },
  ]);
});
