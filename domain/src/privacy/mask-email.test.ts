import { describe, expect, it } from "vitest";
import { maskEmail } from "./mask-email.ts";

describe("maskEmail", () => {
  it("shows only the first letter and the domain of an e-mail address", () => {
    expect(maskEmail("asa@example.com")).toBe("a•••@example.com");
    expect(maskEmail("å@example.com")).toBe("å•••@example.com");
    expect(maskEmail('"a@b"@example.com')).toBe('"•••@example.com');
  });

  it("shows nothing of a text that is not an e-mail address", () => {
    expect(maskEmail("@example.com")).toBe("•••");
    expect(maskEmail("asa")).toBe("•••");
  });
});
