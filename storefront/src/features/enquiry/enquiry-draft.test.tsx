// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { receiveDrafts, toDraftHash } from "../../browser/draft-handover.ts";
import { fakeUploads } from "../../testing/fake-uploads.ts";
import { toTestShop } from "../../testing/render-test-page.ts";
import { renderWithApp } from "../../testing/render-with-app.tsx";
import { EnquiryForm } from "./enquiry-form.tsx";

const saved = () => Response.json({ number: "E-10007" }, { status: 201 });
const open = (language: "sv" | "de" = "sv") =>
  renderWithApp(<EnquiryForm kind="contact" />, { language, answer: saved });
const messageOf = () => document.querySelector<HTMLTextAreaElement>("#contact-message");

function type(value: string): void {
  const message = messageOf();
  if (message) fireEvent.change(message, { target: { value } });
}

/** Opens the address on another site, which has its own storage. */
function comeFrom(referrer: string, hash: string): void {
  sessionStorage.clear();
  vi.spyOn(document, "referrer", "get").mockReturnValue(referrer);
  window.history.replaceState(null, "", `/contact${hash}`);
  receiveDrafts(toTestShop().sites);
}

afterEach(() => {
  vi.restoreAllMocks();
  window.history.replaceState(null, "", "/");
});

describe("the draft of a form", () => {
  it("survives a reload, with the attached files", async () => {
    const uploads = fakeUploads();
    const { user } = await open();
    type("Tråden gick av");
    const file = new File(["%PDF"], "label.pdf", { type: "application/pdf" });
    await user.upload(screen.getByLabelText(/Välj filer/), file);
    uploads[0]?.reply(201, { uploadId: "u1", name: "label.pdf", type: "application/pdf", bytes: 4 });
    await screen.findByText("Bifogad");
    cleanup();
    await open();
    expect(messageOf()?.value).toBe("Tråden gick av");
    expect(screen.getByText("label.pdf")).toBeTruthy();
  });

  it("reaches the site of another language, and is then removed from the address", async () => {
    await open();
    type("Tråden gick av");
    const hash = toDraftHash();
    cleanup();
    comeFrom("http://se.localhost/", hash);
    await open("de");
    expect(messageOf()?.value).toBe("Tråden gick av");
    expect(window.location.hash).toBe("");
  });

  it("rejects a handover from a foreign page", async () => {
    await open();
    type("Tråden gick av");
    const hash = toDraftHash();
    cleanup();
    comeFrom("http://elsewhere.example/", hash);
    await open("de");
    expect(messageOf()?.value).toBe("");
    expect(window.location.hash).toBe("");
  });

  it("reaches no other site before anything is typed, nor once its page is left", async () => {
    await open();
    expect(toDraftHash()).toBe("");
    type("Tråden gick av");
    expect(toDraftHash()).not.toBe("");
    cleanup();
    expect(toDraftHash()).toBe("");
  });

  it("measures the time since the form was first shown, across a reload", async () => {
    const now = vi.spyOn(Date, "now").mockReturnValue(1_000_000);
    await open();
    type("Tråden gick av");
    cleanup();
    now.mockReturnValue(1_060_000);
    const { user, t, calls } = await open();
    for (const [id, value] of [
      ["name", "Kim"],
      ["email", "kim@example.com"],
    ] as const) {
      const field = document.querySelector(`#contact-${id}`);
      if (field) fireEvent.change(field, { target: { value } });
    }
    await user.click(screen.getByRole("button", { name: t("enquiry.kinds.contact.submit") }));
    await screen.findByText(/E-10007/);
    expect(calls[0]?.body).toMatchObject({ filledInMs: 60_000 });
  });
});
