import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { languages } from "@spolverk/content";
import { renderMail } from "../mails/render-mail.ts";
import { sampleMails } from "../mails/testing/sample-mails.ts";
import { toSubjectName } from "./to-subject-name.ts";

describe("a name in a subject", () => {
  it("keeps a name of up to 40 characters", () => {
    assert.equal(toSubjectName("Öberg AB"), "Öberg AB");
    assert.equal(toSubjectName("å".repeat(40)), "å".repeat(40));
  });

  it("cuts a longer name to 40 characters, never within one", () => {
    assert.equal(toSubjectName("🦊".repeat(41)), `${"🦊".repeat(39)}…`);
    assert.equal(toSubjectName(`${"a".repeat(38)} ${"b".repeat(20)}`), `${"a".repeat(38)}…`);
  });
});

describe("the subject of an invitation", () => {
  const message = "Win a phone: call 0900 123 456 right now and tell them the code that stands in this mail";

  for (const language of languages) {
    it(`contains at most 40 characters of the sender's name, in ${language}`, () => {
      for (const facts of sampleMails({ language })) {
        const named =
          facts.kind === "invitation"
            ? { ...facts, account: message }
            : facts.kind === "club_invitation"
              ? { ...facts, inviter: message }
              : null;
        if (named === null) continue;
        const { subject } = renderMail(named);
        assert.ok(subject.includes(toSubjectName(message)), subject);
        assert.ok(!subject.includes(message.slice(0, 41)), subject);
      }
    });
  }
});
