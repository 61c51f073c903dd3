import { describe, expect, it } from "vitest";
import { parseMailLink } from "./parse-mail-link.ts";

const token = "A-b_".repeat(11);

describe("parseMailLink", () => {
  it.each(["confirm", "unsubscribe"] as const)("reads the token of a link to %s [3.47]", (action) => {
    expect(parseMailLink(`#${action}=${token}`)).toEqual({ action, token });
  });

  it.each(["", "#", "#confirm=", "#confirm=short", `#delete=${token}`, `#confirm=${token}&x=1`])(
    "returns null for %j",
    (hash) => {
      expect(parseMailLink(hash)).toBeNull();
    },
  );
});
