// @vitest-environment jsdom
import type { TakeBack } from "@spolverk/bff/contract";
import { formatPrice } from "@spolverk/domain";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { fakeTakeBack, fakeToken } from "../../testing/fake-take-back.ts";
import { holdReply, renderWithApp, toRefusal } from "../../testing/render-with-app.tsx";
import { RequestPage } from "./request-page.tsx";

type Reply = () => Response | Promise<Response>;

const show = (changes: Partial<TakeBack>) => () => Response.json({ ...fakeTakeBack, ...changes });
const openPage = (replies: Readonly<Record<string, Reply>>, token: string | null = fakeToken) =>
  renderWithApp(<RequestPage token={token} />, {
    answer: (_method, path) => replies[path]?.() ?? toRefusal(404, "not_found", path),
  });
const openIn = (changes: Partial<TakeBack>) => openPage({ "/takeback/show": show(changes) });
const at = "2026-12-01T10:00:00.000Z";
const [created] = fakeTakeBack.history;
if (!created) throw new Error("no history");

/** The steps of the timeline as screen readers announce them. */
const readSteps = (name: string) =>
  [...screen.getByRole("list", { name }).children].map(({ textContent }) => textContent);

describe("the page of a take-back", () => {
  it("shows the state, the last day and the label to anyone with the link, without sign-in [3.45] [4.37]", async () => {
    const { t, calls } = await openIn({});
    await screen.findByRole("heading", { name: t("takeBack.request.number", { number: "R-10001" }) });
    expect(calls).toEqual([{ method: "POST", path: "/takeback/show", body: { token: fakeToken } }]);
    screen.getByText(t("takeBack.request.texts.created", { date: "23 januari 2027" }));
    screen.getByRole("button", { name: t("takeBack.label.download") });
    expect(readSteps(t("takeBack.request.timeline"))).toEqual([
      `${t("takeBack.states.created")}24 november 2026`,
      t("takeBack.states.sent"),
      t("takeBack.states.received"),
      t("takeBack.states.checked"),
    ]);
    expect(screen.getByText(t("takeBack.form.orderNumber")).parentElement?.textContent).toContain("1042");
    expect(screen.getByText(t("takeBack.form.scrapGrams")).parentElement?.textContent).toContain("2,5");
  });

  it("shows a skeleton until the reply", async () => {
    const { reply, send } = holdReply();
    const { t } = await openPage({ "/takeback/show": () => reply });
    screen.getByText(t("takeBack.request.loading"));
    send(Response.json(fakeTakeBack));
    await waitFor(() => expect(screen.queryByText(t("takeBack.request.loading"))).toBeNull());
  });

  it("says that the take-back is unknown, and links to the program", async () => {
    const { t } = await openPage({ "/takeback/show": () => toRefusal(404, "take_back_not_found", "-") });
    await screen.findByRole("heading", { name: t("takeBack.request.unknown") });
    const link = screen.getByRole("link", { name: t("takeBack.request.toReAdd") });
    expect(link.getAttribute("href")).toBe("/re-add");
  });

  it("says that the link is incomplete when it has no token, and makes no call", async () => {
    const { t, calls } = await openPage({}, null);
    screen.getByText(t("takeBack.request.broken"));
    expect(calls).toEqual([]);
  });

  it("shows why the take-back cannot be loaded, with a retry button", async () => {
    let isDown = true;
    const { t, user } = await openPage({
      "/takeback/show": () => (isDown ? toRefusal(403, "not_found", "Nere") : Response.json(fakeTakeBack)),
    });
    expect((await screen.findByRole("alert")).textContent).toContain("Nere");
    isDown = false;
    await user.click(screen.getByRole("button", { name: t("error.retry") }));
    await screen.findByRole("heading", { name: t("takeBack.request.number", { number: "R-10001" }) });
  });

  it("offers a company no label [5.19]", async () => {
    const { t } = await openIn({ hasLabel: false });
    await screen.findByText(t("takeBack.done.noLabel", { number: "R-10001", email: "support@example.com" }));
    expect(screen.queryByRole("button", { name: t("takeBack.label.download") })).toBeNull();
  });

  it.each(["sent", "received", "approved", "expired"] as const)(
    "offers neither a label nor the report of a parcel in the state %s [4.37]",
    async (state) => {
      const { t } = await openIn({ state, history: [created, { state, at }] });
      await screen.findByText(t(`takeBack.request.texts.${state}`));
      expect(screen.queryByRole("button", { name: t("takeBack.sent.submit") })).toBeNull();
      expect(screen.queryByRole("button", { name: t("takeBack.label.download") })).toBeNull();
      const isExpired = screen.queryByRole("link", { name: t("takeBack.request.toReAdd") }) !== null;
      expect(isExpired).toBe(state === "expired");
    },
  );

  it.each([
    [1000, "fee"],
    [null, "noFee"],
  ] as const)("shows the reason and the fee of a rejection: %s SEK [5.20]", async (feeSek, text) => {
    const history: TakeBack["history"] = [created, { state: "received", at }, { state: "rejected", at }];
    const { t } = await openIn({ state: "rejected", reason: "Två spolar PETG.", feeSek, history });
    const notice = await screen.findByRole("alert");
    expect(notice.textContent).toContain("Två spolar PETG.");
    const fee = formatPrice(100_000, "SEK", true);
    expect(notice.textContent).toContain(t(`takeBack.request.${text}`, { fee }));
  });
});

describe("reporting a parcel as sent", () => {
  const history: TakeBack["history"] = [created, { state: "sent", at }];

  it("accepts the parcel's tracking number, and shows the number with the new state [4.37]", async () => {
    const { t, user, calls } = await openPage({
      "/takeback/show": show({}),
      "/takeback/sent": show({ state: "sent", trackingNumber: "JJSE0123", history }),
    });
    await user.type(await screen.findByLabelText(new RegExp(t("takeBack.sent.tracking"))), "JJSE0123");
    await user.click(screen.getByRole("button", { name: t("takeBack.sent.submit") }));
    await screen.findByText(t("takeBack.request.texts.sent"));
    screen.getByText("JJSE0123");
    expect(screen.queryByRole("button", { name: t("takeBack.sent.submit") })).toBeNull();
    expect(calls.at(-1)).toMatchObject({ body: { token: fakeToken, trackingNumber: "JJSE0123" } });
  });

  it("needs no tracking number, and makes one call on a double press", async () => {
    const { reply, send } = holdReply();
    const { t, user, calls } = await openPage({ "/takeback/show": show({}), "/takeback/sent": () => reply });
    await user.dblClick(await screen.findByRole("button", { name: t("takeBack.sent.submit") }));
    send(Response.json({ ...fakeTakeBack, state: "sent", history }));
    await screen.findByText(t("takeBack.request.texts.sent"));
    const bodies = calls.filter(({ path }) => path === "/takeback/sent").map(({ body }) => body);
    expect(bodies).toEqual([{ token: fakeToken, trackingNumber: "" }]);
  });

  it("shows the API's refusal and the take-back's current state [4.37]", async () => {
    let isExpired = false;
    const { t, user } = await openPage({
      "/takeback/show": () =>
        Response.json({
          ...fakeTakeBack,
          ...(isExpired && { state: "expired", history: [created, { state: "expired", at }] }),
        }),
      "/takeback/sent": () => {
        isExpired = true;
        return toRefusal(409, "take_back_not_open", "För sent.");
      },
    });
    await user.click(await screen.findByRole("button", { name: t("takeBack.sent.submit") }));
    await screen.findByText(t("takeBack.request.texts.expired"));
    expect(screen.queryByRole("button", { name: t("takeBack.sent.submit") })).toBeNull();
  });

  it("keeps the typed tracking number when the API is unreachable", async () => {
    const { t, user } = await openPage({
      "/takeback/show": show({}),
      "/takeback/sent": () => toRefusal(503, "commerce_unavailable", "-"),
    });
    await user.type(await screen.findByLabelText(new RegExp(t("takeBack.sent.tracking"))), "JJSE0123");
    await user.click(screen.getByRole("button", { name: t("takeBack.sent.submit") }));
    expect((await screen.findByRole("alert")).textContent).toContain(t("error.connection"));
    expect(screen.getByLabelText<HTMLInputElement>(new RegExp(t("takeBack.sent.tracking"))).value).toBe(
      "JJSE0123",
    );
  });
});
