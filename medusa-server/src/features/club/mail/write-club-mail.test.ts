import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { ClubFacts } from "./club-facts.ts";
import { renderMail } from "../../mails/render-mail.ts";
import { sampleClubFacts } from "../testing/sample-club-facts.ts";
import { sampleOrder as order } from "../../mails/testing/sample-order.ts";

const facts = sampleClubFacts(order);
function render(kind: ClubFacts["kind"]) {
  const found = facts.find((each) => each.kind === kind);
  assert.ok(found);
  return renderMail(found);
}

describe("club mail", () => {
  it("welcomes with the earned percentage, and with the bonus only for an invited member [9.26]", () => {
    const { text } = render("club_welcome");
    assert.match(text, /3 % i poäng/);
    assert.match(text, /50 poäng/);
    const uninvited = facts.find(({ kind }) => kind === "club_welcome");
    assert.ok(uninvited?.kind === "club_welcome");
    assert.doesNotMatch(renderMail({ ...uninvited, bonusMinor: 0 }).text, /50|vän/);
  });

  it("shows earned points in the language's format with their expiry, and links to the club [9.27]", () => {
    const { text, html } = render("points_earned");
    assert.match(text, /12,5 poäng/);
    assert.match(text, /8 december 2026/);
    assert.match(text, /1\s234,56/);
    assert.ok(html.includes(`href="${order.site.origin}/account/addclub"`));
  });

  it("shows a reached tier with its percentage and its last day [4.38] [9.30]", () => {
    const { subject, text } = render("tier_reached");
    assert.match(subject, /Pro/);
    assert.match(text, /6 % i poäng/);
    assert.match(text, /8 december 2026/);
  });

  it("links an invitation to the shop with the referral token [7.7]", () => {
    const { text } = render("club_invitation");
    assert.ok(text.includes(`: ${order.site.origin}/?referalToken=dGhlIHRva2VuIG9mIGFuIGFjY291bnQ\n`), text);
  });
});
