// @vitest-environment jsdom
import { formatPrice, takeBackTerms } from "@spolverk/domain";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { fakeAccount, fakeOrders, fakeOrderSummary } from "../../testing/fake-account.tsx";
import { openTakeBackForm, replyCreated } from "../../testing/open-take-back-form.tsx";
import { holdReply, toRefusal } from "../../testing/render-with-app.tsx";
import { signInAs } from "../../testing/sign-in-as.ts";

describe("the form of a take-back", () => {
  it("names the fee in the agreement, and sends the parcel's weight in grams and its size in millimetres [3.45] [5.20]", async () => {
    const { t, fillIn, submit, sent } = await openTakeBackForm();
    const fee = formatPrice(takeBackTerms.feeSek * 100, "SEK", true);
    screen.getByLabelText(t("takeBack.form.agreement", { fee }));
    await fillIn();
    await submit();
    await screen.findByRole("heading", { name: t("takeBack.done.title", { number: "R-10001" }) });
    expect(sent().map(({ body }) => body)).toEqual([
      {
        orderNumber: "1042",
        email: "anna@example.com",
        site: "se",
        spools: 9,
        scrapGrams: 2500,
        ownPlaOnly: true,
        weightGrams: 12_400,
        lengthMm: 600,
        widthMm: 400,
        heightMm: 395,
        agreement: true,
      },
    ]);
  });

  it("shows every problem beside its field and in a focused summary, without a call [5.15] [5.17] [5.20]", async () => {
    const { t, user, fillIn, submit, sent, field, errorOf } = await openTakeBackForm();
    await fillIn({ spools: "7", weightGrams: "20,1", lengthMm: "176", widthMm: "80", email: "anna@" });
    await user.click(field("ownPlaOnly"));
    await user.click(field("agreement"));
    await submit();
    const summary = await screen.findByRole("alert");
    await waitFor(() => expect(document.activeElement).toBe(summary));
    const problems = {
      email: t("takeBack.problems.invalidEmail"),
      spools: t("takeBack.problems.tooFewSpools", { spools: "8" }),
      ownPlaOnly: t("takeBack.problems.notOwnPlaOnly"),
      weightGrams: t("takeBack.problems.parcelTooHeavy", { kg: "20" }),
      lengthMm: `${t("takeBack.problems.parcelTooLong", { longest: "1,75" })} ${t("takeBack.problems.parcelTooBig", { girth: "3" })}`,
      agreement: t("takeBack.problems.agreementMissing"),
    };
    for (const [id, text] of Object.entries(problems)) {
      expect(errorOf(id)).toBe(text);
      expect(summary.textContent).toContain(text);
    }
    expect(sent()).toEqual([]);
    await user.click(screen.getByRole("link", { name: new RegExp(t("takeBack.form.weightGrams")) }));
    expect(document.activeElement).toBe(field("weightGrams"));
  });

  it("validates a field when it is left, unless it is empty [5.15] [5.17]", async () => {
    const { t, user, field, errorOf } = await openTakeBackForm();
    await user.type(field("spools"), "7{Tab}");
    expect(errorOf("spools")).toBe(t("takeBack.problems.tooFewSpools", { spools: "8" }));
    await user.tab();
    expect(errorOf("scrapGrams")).toBeNull();
    await user.type(field("spools"), "0");
    expect(errorOf("spools")).toBeNull();
    await user.type(field("weightGrams"), "tung{Tab}");
    expect(errorOf("weightGrams")).toBe(t("takeBack.problems.notANumber"));
    await user.type(field("widthMm"), "180{Tab}");
    expect(errorOf("widthMm")).toBe(t("takeBack.problems.parcelTooLong", { longest: "1,75" }));
    expect(errorOf("lengthMm")).toBeNull();
  });

  it("shows the API's refusal beside the fields and in the summary [5.13] [5.14]", async () => {
    const refusal = toRefusal(422, "take_back_refused", "Nej", {
      "body.orderNumber": "Ordern är för gammal.",
      "body.email": "Du har redan gjort ett återtag.",
    });
    const { fillIn, submit, errorOf, field } = await openTakeBackForm({ answer: () => refusal });
    await fillIn();
    await submit();
    const summary = await screen.findByRole("alert");
    expect(errorOf("orderNumber")).toBe("Ordern är för gammal.");
    expect(errorOf("email")).toBe("Du har redan gjort ett återtag.");
    expect(summary.textContent).toContain("Ordern är för gammal.");
    expect(summary.textContent).toContain("Du har redan gjort ett återtag.");
    expect(field("spools").value).toBe("9");
  });

  it.each([
    [429, "too_many_requests", "Vänta en stund."],
    [422, "take_back_refused", "Två skäl. Utan fält."],
  ])(
    "shows the API's message of status %i when it concerns no field [8.7]",
    async (status, code, message) => {
      const { fillIn, submit } = await openTakeBackForm({ answer: () => toRefusal(status, code, message) });
      await fillIn();
      await submit();
      expect((await screen.findByRole("alert")).textContent).toContain(message);
    },
  );

  it("sends once on a double press", async () => {
    const { reply, send } = holdReply();
    const { t, user, fillIn, submit, sent } = await openTakeBackForm({ answer: () => reply });
    await fillIn();
    await submit();
    await user.click(await screen.findByRole("button", { name: t("takeBack.form.busy") }));
    await user.type(screen.getByLabelText(t("takeBack.form.orderNumber")), "{Enter}");
    await waitFor(() => expect(sent()).toHaveLength(1));
    send(replyCreated());
    await screen.findByText(t("takeBack.done.mailed", { email: "anna@example.com" }));
    expect(sent()).toHaveLength(1);
  });

  it("repeats an unanswered call under the same idempotency key, and uses a new key after a refusal or a change", async () => {
    const keys: (string | null)[] = [];
    const answers = [
      () => Promise.reject(new TypeError("offline")),
      () => toRefusal(503, "commerce_unavailable", "-"),
      () => toRefusal(429, "too_many_requests", "Vänta"),
      () => toRefusal(422, "take_back_refused", "Nej"),
      () => toRefusal(503, "commerce_unavailable", "-"),
    ];
    const { t, user, fillIn, submit, field } = await openTakeBackForm({
      answer: (_method, _path, _body, _query, headers) => {
        keys.push(headers.get("idempotency-key"));
        return answers[keys.length - 1]?.() ?? replyCreated();
      },
    });
    await fillIn();
    for (const count of [1, 2, 3, 4, 5]) {
      await submit();
      await waitFor(() => expect(keys).toHaveLength(count));
      await screen.findByRole("alert");
    }
    await user.type(field("spools"), "0");
    await submit();
    await screen.findByRole("heading", { name: t("takeBack.done.title", { number: "R-10001" }) });
    const [first, again, limited, last, other, changed] = keys;
    expect(first).toMatch(/^[\da-f-]{36}$/);
    expect([again, limited, last]).toEqual([first, first, first]);
    expect(new Set([first, other, changed]).size).toBe(3);
  });

  it("keeps the typed values across a reload and in another language, until the form is sent", async () => {
    const first = await openTakeBackForm();
    await first.fillIn({ weightGrams: "12,4" });
    first.unmount();
    const second = await openTakeBackForm({ language: "de" });
    await waitFor(() => expect(second.field("spools").value).toBe("9"));
    expect(second.field("email").value).toBe("anna@example.com");
    expect(second.field("weightGrams").value).toBe("12,4");
    expect(second.field("agreement").checked).toBe(true);
    await second.submit();
    await screen.findByRole("heading", { name: second.t("takeBack.done.title", { number: "R-10001" }) });
    second.unmount();
    const third = await openTakeBackForm();
    expect(third.field("spools").value).toBe("");
  });
});

describe("a member's form of a take-back", () => {
  const old = {
    ...fakeOrderSummary,
    orderId: "o0",
    number: "900",
    placedAt: "2001-01-01T00:00:00Z",
    hasShippedGoods: true,
  };
  const recent = { ...fakeOrderSummary, placedAt: new Date().toISOString(), hasShippedGoods: true };
  const waiting = { ...recent, orderId: "o2", number: "1043", hasShippedGoods: false };
  const openAsMember = (orders = [waiting, recent, old]) =>
    openTakeBackForm({
      session: signInAs(fakeAccount),
      answer: (method) => (method === "GET" ? Response.json({ ...fakeOrders, orders }) : replyCreated()),
    });

  it("presets the member's email address, which can be replaced [3.45]", async () => {
    const { user, field, fillIn, submit, sent } = await openAsMember();
    expect(field("email").value).toBe("anna@example.com");
    await user.clear(field("email"));
    expect(field("email").value).toBe("");
    await fillIn({ email: "other@example.com" });
    await submit();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toMatchObject({ email: "other@example.com" });
  });

  it("offers the account's latest orders, but none that is too old or not shipped [5.13] [5.22]", async () => {
    const { t, user, field } = await openAsMember();
    const choice = await screen.findByLabelText<HTMLSelectElement>(t("takeBack.form.chooseOrder"));
    expect([...choice.options].map(({ value }) => value)).toEqual(["", "1042"]);
    await user.selectOptions(choice, "1042");
    expect(field("orderNumber").value).toBe("1042");
    await user.type(field("orderNumber"), "7");
    expect(choice.value).toBe("");
  });

  it("offers no list of orders when the account has none that is recent enough and shipped", async () => {
    const { t, calls } = await openAsMember([waiting, old]);
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.queryByLabelText(t("takeBack.form.chooseOrder"))).toBeNull();
  });
});
