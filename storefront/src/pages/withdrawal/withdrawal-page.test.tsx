// @vitest-environment jsdom
import { formatInstant } from "@spolverk/domain";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { fakeAccount } from "../../testing/fake-account.tsx";
import { holdReply, renderWithApp, toRefusal } from "../../testing/render-with-app.tsx";
import { signInAs } from "../../testing/sign-in-as.ts";
import { WithdrawalPage } from "./withdrawal-page.tsx";

const receipt = { number: "W-10001", receivedAt: "2026-11-25T02:20:11.000Z" };
const replyReceived = () => Response.json(receipt, { status: 201 });

beforeEach(() => sessionStorage.clear());

async function open({
  order = "",
  ...options
}: Parameters<typeof renderWithApp>[1] & { order?: string } = {}) {
  const page = await renderWithApp(<WithdrawalPage order={order} />, { answer: replyReceived, ...options });
  const { t, user, calls } = page;
  const field = (name: string) => {
    const found = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`#withdrawal-${name}`);
    if (!found) throw new Error(`no field ${name}`);
    return found;
  };
  return {
    ...page,
    field,
    fillIn: async (changes: Readonly<Record<string, string>> = {}) => {
      const typed = { name: "Anna Ek", orderNumber: "1042", email: "anna@example.com", ...changes };
      for (const [name, text] of Object.entries(typed)) {
        await user.clear(field(name));
        if (text !== "") await user.type(field(name), text);
      }
    },
    next: () => user.click(screen.getByRole("button", { name: t("withdrawal.form.next") })),
    confirm: () => user.click(screen.getByRole("button", { name: t("withdrawal.confirm") })),
    untilReview: () => screen.findByRole("heading", { name: t("withdrawal.review.title") }),
    untilReceived: () => screen.findByRole("heading", { name: t("withdrawal.done.title") }),
    sent: () => calls.filter(({ path }) => path === "/withdrawal"),
  };
}

describe("a withdrawal (directive 2011/83/EU, article 11a)", () => {
  it("consists of the statement, its confirmation, and a receipt that contains the statement with date and time", async () => {
    const { t, fillIn, next, confirm, untilReview, untilReceived, sent } = await open();
    screen.getByRole("heading", { level: 1, name: t("withdrawal.label") });
    await fillIn();
    await next();
    const review = await untilReview();
    await waitFor(() => expect(document.activeElement).toBe(review));
    for (const text of ["Anna Ek", "1042", "anna@example.com", t("withdrawal.form.all")])
      screen.getByText(text);
    expect(sent()).toEqual([]);
    await confirm();
    const title = await untilReceived();
    await waitFor(() => expect(document.activeElement).toBe(title));
    screen.getByText(t("withdrawal.done.number", { number: "W-10001" }));
    screen.getByText(t("withdrawal.done.at", { at: formatInstant(new Date(receipt.receivedAt), "sv") }));
    screen.getByText(t("withdrawal.done.mailed", { email: "anna@example.com" }));
    for (const text of ["Anna Ek", "1042", t("withdrawal.form.all")]) screen.getByText(text);
    expect(sent().map(({ body }) => body)).toEqual([
      {
        name: "Anna Ek",
        orderNumber: "1042",
        email: "anna@example.com",
        goods: "",
        nickname: "",
        site: "se",
        filledInMs: expect.any(Number),
      },
    ]);
  });

  it("can be limited to some of the goods, which the customer has to name", async () => {
    const { t, user, field, fillIn, next, confirm, untilReview, untilReceived, sent } = await open();
    await fillIn();
    await user.click(screen.getByLabelText(t("withdrawal.form.some")));
    await next();
    expect((await screen.findByRole("alert")).textContent).toContain(t("enquiry.problems.required"));
    await user.type(field("goods"), "Två rullar PLA");
    await next();
    await untilReview();
    screen.getByText("Två rullar PLA");
    await confirm();
    await untilReceived();
    expect(sent()[0]?.body).toMatchObject({ goods: "Två rullar PLA" });
  });

  it("shows each problem beside its field and in a focused summary, and sends nothing [5.1] [5.2]", async () => {
    const { t, user, field, fillIn, next, sent } = await open();
    await fillIn({ name: " ", orderNumber: "", email: "anna@" });
    await next();
    const summary = await screen.findByRole("alert");
    await waitFor(() => expect(document.activeElement).toBe(summary));
    for (const [name, code] of [
      ["name", "required"],
      ["orderNumber", "required"],
      ["email", "invalid_email"],
    ] as const) {
      expect(field(name).getAttribute("aria-invalid")).toBe("true");
      const error = document.getElementById(field(name).getAttribute("aria-describedby") ?? "");
      expect(error?.textContent).toBe(t(`enquiry.problems.${code}`));
    }
    await user.type(field("email"), "example.com");
    expect(field("email").getAttribute("aria-invalid")).toBeNull();
    expect(field("name").getAttribute("aria-invalid")).toBe("true");
    expect(sent()).toEqual([]);
  });

  it("goes back to the typed statement, which takes the focus", async () => {
    const { t, user, field, fillIn, next, untilReview } = await open();
    await fillIn();
    await next();
    await untilReview();
    await user.click(screen.getByRole("button", { name: t("withdrawal.review.change") }));
    await waitFor(() => expect(document.activeElement).toBe(field("name")));
    expect(field("orderNumber").value).toBe("1042");
  });

  it("goes back to the field that the API refuses", async () => {
    const refusal = toRefusal(400, "invalid_request", "Nej", { "body.email": "Ogiltig email!" });
    const { field, fillIn, next, confirm, untilReview } = await open({ answer: () => refusal });
    await fillIn();
    await next();
    await untilReview();
    await confirm();
    const summary = await screen.findByRole("alert");
    expect(summary.textContent).toContain("Ogiltig email!");
    expect(field("email").getAttribute("aria-invalid")).toBe("true");
  });

  it("sends one call on a double press, and repeats it unchanged under the same key when no reply arrives [8.36]", async () => {
    const keys: (string | null)[] = [];
    const bodies: unknown[] = [];
    const { reply, send } = holdReply();
    const answers = [() => Promise.reject(new TypeError("offline")), () => reply];
    const { t, user, fillIn, next, confirm, untilReview, untilReceived } = await open({
      answer: (_method, _path, body, _query, headers) => {
        bodies.push(body);
        keys.push(headers.get("idempotency-key"));
        return answers[keys.length - 1]?.() ?? replyReceived();
      },
    });
    await fillIn();
    await next();
    await untilReview();
    await confirm();
    const problem = t("enquiry.failed", { email: "support@example.com" });
    expect((await screen.findByRole("alert")).textContent).toContain(problem);
    await confirm();
    await user.click(await screen.findByRole("button", { name: t("withdrawal.review.sending") }));
    await waitFor(() => expect(keys).toHaveLength(2));
    send(replyReceived());
    await untilReceived();
    expect(keys).toEqual([keys[0], keys[0]]);
    expect(bodies).toEqual([bodies[0], bodies[0]]);
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
  });

  it("keeps the typed statement across a reload until it is sent, separately for each order", async () => {
    const first = await open({ order: "1001" });
    await first.fillIn({ orderNumber: "1001" });
    first.unmount();
    const other = await open({ order: "1002" });
    expect(other.field("orderNumber").value).toBe("1002");
    expect(other.field("name").value).toBe("");
    other.unmount();
    const second = await open({ order: "1001" });
    await waitFor(() => expect(second.field("name").value).toBe("Anna Ek"));
    await second.next();
    await second.untilReview();
    await second.confirm();
    await second.untilReceived();
    second.unmount();
    const third = await open({ order: "1001" });
    expect([third.field("name").value, third.field("orderNumber").value]).toEqual(["", "1001"]);
  });

  it("presets the details from the link and the session, and lets the customer change them", async () => {
    const { user, field } = await open({ order: "1042", session: signInAs(fakeAccount) });
    expect(field("orderNumber").value).toBe("1042");
    expect(field("email").value).toBe("anna@example.com");
    await user.clear(field("email"));
    expect(field("email").value).toBe("");
  });
});
