import { describe, expect, it } from "vitest";
import { resolveInvitationLimit } from "./resolve-invitation-limit.ts";

describe("resolveInvitationLimit", () => {
  it.each([
    ["an owner without a paid order", { hasPaidOrder: false }, 5],
    ["an owner with a paid order", { hasPaidOrder: true }, 20],
    ["a merchandiser for the shop", null, 20],
  ])("limits the invitation mails a day of %s", (_, inviter, most) => {
    expect(resolveInvitationLimit(inviter)).toBe(most);
  });
});
