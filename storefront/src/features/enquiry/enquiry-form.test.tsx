// @vitest-environment jsdom
import { enquiryBodySchemas } from "@spolverk/bff/contract/enquiry";
import { enquiryKinds } from "@spolverk/domain";
import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { fakeShop } from "../../testing/fake-shop-api.ts";
import { fakeUploads } from "../../testing/fake-uploads.ts";
import { holdReply, renderWithApp, toRefusal } from "../../testing/render-with-app.tsx";
import { signInAs } from "../../testing/sign-in-as.ts";
import { enquiryFields, enquiryFiles, senderFields, toFieldId } from "./enquiry-fields.ts";
import { EnquiryForm } from "./enquiry-form.tsx";

type Kind = (typeof enquiryKinds)[number];
type Options = NonNullable<Parameters<typeof renderWithApp>[1]>;

const saved = () => Response.json({ number: "E-10007" }, { status: 201 });

/** Renders the form of a kind; `sent` returns the calls that sent the form. */
async function openForm(kind: Kind, { answer = saved, ...options }: Options = {}) {
  const app = await renderWithApp(<EnquiryForm kind={kind} />, {
    ...options,
    answer: (method, path, ...rest) =>
      method === "GET" && path === "/shop" ? Response.json(fakeShop) : answer(method, path, ...rest),
  });
  const { t, calls } = app;
  return {
    ...app,
    field: (name: string) => app.container.querySelector<HTMLInputElement>(`#${toFieldId(kind, name)}`),
    press: () => app.user.click(screen.getByRole("button", { name: t(`enquiry.kinds.${kind}.submit`) })),
    sent: () => calls.filter(({ method }) => method === "POST"),
  };
}

const answers: Readonly<Record<string, string>> = {
  email: "Kim@Example.com",
  amountKg: "60",
  diameter: "1.75",
};
const toAnswer = ({ name, input }: { name: string; input: string }) =>
  answers[name] ?? (input === "number" ? "12" : `${name} of Kim`);

type Form = Awaited<ReturnType<typeof openForm>>;
function fill({ field }: Form, kind: Kind): void {
  for (const row of [...senderFields, ...enquiryFields[kind]]) {
    const element = field(row.name);
    if (element && row.input !== "country") fireEvent.change(element, { target: { value: toAnswer(row) } });
  }
}
/** Uploads a file, as the form sees it. */
async function attach({ field, user }: Form, uploads: ReturnType<typeof fakeUploads>, name = "cv.pdf") {
  const input = field("attachments");
  if (!input) throw new Error("The form takes no files");
  await user.upload(input, new File(["%PDF"], name, { type: "application/pdf" }));
  uploads.at(-1)?.reply(201, { uploadId: `id-${name}`, name, type: "application/pdf", bytes: 4 });
  await screen.findByText(name);
}

describe("each form", () => {
  it.each(enquiryKinds)(
    "sends the form %s with a body that the contract accepts, and shows the enquiry's number [3.46] [3.47]",
    async (kind) => {
      const uploads = fakeUploads();
      const form = await openForm(kind);
      fill(form, kind);
      if (enquiryFiles[kind]) await attach(form, uploads);
      await form.press();
      const title = await screen.findByRole("heading", { name: form.t("enquiry.sent.title") });
      expect(document.activeElement).toBe(title);
      expect(screen.getByText(/E-10007/)).toBeTruthy();
      expect(screen.getByText(/kim@example\.com/)).toBeTruthy();
      const [call] = form.sent();
      const body = enquiryBodySchemas[kind].parse(call?.body);
      expect(body).toMatchObject({ email: "kim@example.com", site: "se", nickname: "" });
      const names = [...senderFields, ...enquiryFields[kind]].map(({ name }) => name);
      const others = ["site", "nickname", "filledInMs", ...(enquiryFiles[kind] ? ["attachments"] : [])];
      expect(Object.keys(body).toSorted()).toEqual([...names, ...others].toSorted());
    },
  );

  it.each(enquiryKinds)(
    "reports every missing answer of the form %s in a summary and beside its field, and sends nothing [5.2]",
    async (kind) => {
      const form = await openForm(kind);
      await form.press();
      const summary = await screen.findByRole("alert");
      expect(document.activeElement).toBe(summary);
      // The country is preset by the site.
      const missing = [...senderFields, ...enquiryFields[kind]]
        .filter(({ optional, input }) => !optional && input !== "country")
        .map(({ name }) => name);
      if (enquiryFiles[kind]?.optional === false) missing.push("attachments");
      expect(within(summary).getAllByRole("link")).toHaveLength(missing.length);
      for (const name of missing) {
        const element = form.field(name);
        expect(element?.getAttribute("aria-invalid"), name).toBe("true");
        const described = element?.getAttribute("aria-describedby")?.split(" ") ?? [];
        expect(described, name).toContain(`${toFieldId(kind, name)}-error`);
      }
      expect(form.container.querySelectorAll("[aria-invalid=true]")).toHaveLength(missing.length);
      const [first] = within(summary).getAllByRole("link");
      if (first) await form.user.click(first);
      expect(document.activeElement).toBe(form.field("name"));
      expect(form.sent()).toEqual([]);
    },
  );
});

describe("a form", () => {
  it("states that a custom filament starts at 50 kg, until the amount is changed [5.21]", async () => {
    const form = await openForm("customFilament");
    fill(form, "customFilament");
    const amount = form.field("amountKg");
    if (!amount) throw new Error("no amount");
    fireEvent.change(amount, { target: { value: "49" } });
    await form.press();
    await screen.findAllByText(/Minst 50 kg/);
    expect(amount.getAttribute("aria-invalid")).toBe("true");
    fireEvent.change(amount, { target: { value: "50" } });
    expect(amount.getAttribute("aria-invalid")).toBeNull();
    await form.press();
    await screen.findByText(/E-10007/);
  });

  it("refuses an invalid number and an invalid address [5.1]", async () => {
    const form = await openForm("partner");
    fill(form, "partner");
    for (const [name, value] of [
      ["printers", "four"],
      ["monthlyKg", "1,5"],
      ["email", "kim@"],
    ] as const) {
      const element = form.field(name);
      if (element) fireEvent.change(element, { target: { value } });
    }
    await form.press();
    const summary = await screen.findByRole("alert");
    expect(within(summary).getAllByRole("link")).toHaveLength(3);
    expect(within(summary).getByText(/Ogiltig email!/)).toBeTruthy();
  });

  it("shows the API's message at its field, and keeps all values", async () => {
    const form = await openForm("contact", {
      answer: () => toRefusal(400, "invalid_request", "Se över", { "body.message": "För många länkar" }),
    });
    fill(form, "contact");
    await form.press();
    await screen.findAllByText(/För många länkar/);
    expect(form.field("message")?.getAttribute("aria-invalid")).toBe("true");
    expect(form.field("message")?.value).toBe("message of Kim");
  });

  it("sends one call when its button is pressed repeatedly, and is busy meanwhile", async () => {
    const { reply, send } = holdReply();
    const form = await openForm("suggestion", { answer: () => reply });
    fill(form, "suggestion");
    await form.press();
    const button = await screen.findByRole("button", { name: form.t("enquiry.sending") });
    await form.user.click(button);
    await form.user.type(form.field("product") ?? button, "{Enter}");
    expect(form.sent()).toHaveLength(1);
    send(saved());
    await screen.findByText(/E-10007/);
    expect(form.sent()).toHaveLength(1);
  });

  it("repeats an unanswered call under the same idempotency key, uses a new key after a change, and names the support's address [8.36]", async () => {
    const keys: (string | null)[] = [];
    const form = await openForm("suggestion", {
      answer: (_method, _path, _body, _query, headers) => {
        keys.push(headers.get("idempotency-key"));
        if (keys.length < 3) throw new TypeError("The connection broke");
        return saved();
      },
    });
    fill(form, "suggestion");
    await form.press();
    await screen.findByText(form.t("enquiry.failed", { email: "support@example.com" }));
    expect(form.field("product")?.value).toBe("product of Kim");
    await form.press();
    await screen.findByText(form.t("enquiry.failed", { email: "support@example.com" }));
    const [first, second] = form.sent();
    expect(second?.body).toEqual(first?.body);
    const product = form.field("product");
    if (product) fireEvent.change(product, { target: { value: "Blå PETG" } });
    await form.press();
    await screen.findByText(/E-10007/);
    expect(keys[0]).toMatch(/^.{36}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it("uses a new idempotency key after a refusal", async () => {
    const keys = new Set<string | null>();
    const form = await openForm("suggestion", {
      answer: (_method, _path, _body, _query, headers) => {
        keys.add(headers.get("idempotency-key"));
        return keys.size === 1 ? toRefusal(400, "invalid_request", "Se över") : saved();
      },
    });
    fill(form, "suggestion");
    await form.press();
    await screen.findByText("Se över");
    await form.press();
    await screen.findByText(/E-10007/);
    expect(keys.size).toBe(2);
  });

  it("shows the API's message on too many requests, and keeps the typed values", async () => {
    const form = await openForm("contact", {
      answer: () => toRefusal(429, "too_many_requests", "För många förfrågningar, försök senare"),
    });
    fill(form, "contact");
    await form.press();
    await screen.findByText("För många förfrågningar, försök senare");
    expect(form.field("message")?.value).toBe("message of Kim");
  });

  it("presets the signed-in user's details until the user changes them", async () => {
    const form = await openForm("reseller", {
      session: signInAs({ kind: "company", accountName: "Verkstaden AB" }),
    });
    expect(form.field("email")?.value).toBe("kim@example.com");
    expect(form.field("company")?.value).toBe("Verkstaden AB");
    const company = form.field("company");
    if (company) await form.user.clear(company);
    expect(company?.value).toBe("");
  });

  it.each([
    ["Kim Weber", "Kim Weber"],
    ["kim@example.com", ""],
  ])("presets the sender's name for an account named %s: %j", async (accountName, name) => {
    const form = await openForm("suggestion", { session: signInAs({ accountName }) });
    expect(form.field("name")?.value).toBe(name);
    expect(form.field("email")?.value).toBe("kim@example.com");
  });

  it("contains a honeypot field that people neither see nor reach", async () => {
    const form = await openForm("contact");
    const trap = form.field("nickname");
    expect(trap?.closest("[aria-hidden=true]")?.className).toBe("sr-only");
    expect([trap?.tabIndex, trap?.autocomplete]).toEqual([-1, "off"]);
    fill(form, "contact");
    if (trap) fireEvent.change(trap, { target: { value: "Buy now" } });
    await form.press();
    await screen.findByText(/E-10007/);
    expect(form.sent()[0]?.body).toMatchObject({ nickname: "Buy now" });
  });

  it("offers another, empty form after sending", async () => {
    const form = await openForm("suggestion");
    fill(form, "suggestion");
    await form.press();
    await form.user.click(await screen.findByRole("button", { name: form.t("enquiry.sent.another") }));
    expect(form.field("product")?.value).toBe("");
    expect(sessionStorage.getItem("spolverk.draft.enquiry-suggestion")).toBeNull();
  });
});
