import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { takeBackStates } from "@spolverk/domain";
import { describeTakeBackStep, isTakeBackStep, takeBackSteps } from "./describe-take-back-step.ts";

const swedish = { language: "sv", isFeeCharged: false };

describe("describeTakeBackStep", () => {
  it("names the mail's language and says what the mail tells; no two steps have the same text", () => {
    assert.equal(
      describeTakeBackStep("received", swedish),
      "The customer gets a mail in Swedish: the parcel has arrived and is being checked.",
    );
    const texts = takeBackSteps.map((step) => describeTakeBackStep(step, swedish));
    assert.equal(new Set(texts).size, takeBackSteps.length);
  });

  it("states for a rejection whether the fee is charged, and its amount [5.20]", () => {
    assert.match(describeTakeBackStep("rejected", swedish), /No fee is charged\.$/);
    assert.match(
      describeTakeBackStep("rejected", { ...swedish, isFeeCharged: true }),
      /An invoice of the fee of SEK 1,000 comes with it\.$/,
    );
    assert.doesNotMatch(describeTakeBackStep("approved", { ...swedish, isFeeCharged: true }), /fee/);
  });
});

it("a merchandiser can set every state of a take-back except created and expired", () => {
  assert.deepEqual(
    takeBackStates.filter((state) => !isTakeBackStep(state)),
    ["created", "expired"],
  );
});
