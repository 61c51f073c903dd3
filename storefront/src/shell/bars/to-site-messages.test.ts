import type { Message } from "@spolverk/bff/contract";
import { describe, expect, it } from "vitest";
import { toSiteMessages } from "./to-site-messages.ts";

const closed: Message = { id: "closed", message: "Stängt på fredag", pallette: "red" };
const open: Message = { id: "open", message: "Öppet igen", pallette: "green" };

describe("a site message in a browser", () => {
  it("counts as seen once it was closed in this browser, in whatever order messages were closed [3.29]", () => {
    expect(toSiteMessages([closed, open], ["other", "open"])).toEqual([
      { ...closed, seen: false },
      { ...open, seen: true },
    ]);
  });
});
