// @vitest-environment jsdom
import { uploadTerms } from "@spolverk/domain";
import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { fakeUploads } from "../../../testing/fake-uploads.ts";
import { renderWithApp, toRefusal } from "../../../testing/render-with-app.tsx";
import { EnquiryForm } from "../enquiry-form.tsx";

const pdf = (name: string) => new File(["%PDF"], name, { type: "application/pdf" });
const toStored = (name: string) => ({ uploadId: `id-${name}`, name, type: "application/pdf", bytes: 4 });
const refusal = (message: string, code = "upload_damaged") => ({ message, code, requestId: "r" });

async function open(answer: Parameters<typeof toRefusal> | null = null) {
  const uploads = fakeUploads();
  const app = await renderWithApp(<EnquiryForm kind="careers" />, {
    answer: (_, path) => {
      if (path === "/upload/remove") return Response.json({ removed: true });
      return answer ? toRefusal(...answer) : Response.json({ number: "E-1" }, { status: 201 });
    },
  });
  const choose = screen.getByLabelText<HTMLInputElement>(/Välj filer/);
  const user = app.user;
  return { ...app, uploads, choose, add: (...files: File[]) => user.upload(choose, files) };
}

const filled = [
  ["name", "Kim"],
  ["email", "kim@example.com"],
  ["position", "Lager"],
  ["message", "Hej"],
] as const;

describe("the attachments of a form [3.47]", () => {
  it("show their accepted types and number in advance, and may come from the camera", async () => {
    const { choose } = await open();
    expect(choose.accept).toBe(uploadTerms.types.join());
    expect(choose.hasAttribute("capture")).toBe(false);
    expect(screen.getByText(/Högst 5 filer på upp till 10 MB vardera/)).toBeTruthy();
  });

  it("upload at once with a progress bar, and can be removed", async () => {
    const { uploads, add, calls, user, choose } = await open();
    await add(pdf("cv.pdf"));
    const [upload] = uploads;
    expect(upload?.address.pathname).toBe("/api/upload");
    expect(upload?.address.searchParams.get("name")).toBe("cv.pdf");
    expect([upload?.type, upload?.body instanceof File]).toEqual(["application/pdf", true]);
    const progress = screen.getByRole<HTMLProgressElement>("progressbar", { name: /cv\.pdf/ });
    upload?.progress(0.5);
    await expect.poll(() => progress.value).toBe(0.5);
    upload?.reply(201, toStored("cv.pdf"));
    await screen.findByText("Bifogad");
    await user.click(screen.getByRole("button", { name: "Ta bort cv.pdf" }));
    expect(screen.queryByText("cv.pdf")).toBeNull();
    expect(document.activeElement).toBe(choose);
    expect(calls).toEqual([{ method: "POST", path: "/upload/remove", body: { uploadId: "id-cv.pdf" } }]);
  });

  it("can be dropped onto the field", async () => {
    const { uploads, choose } = await open();
    const zone = choose.parentElement;
    if (zone) fireEvent.drop(zone, { dataTransfer: { files: [pdf("cv.pdf")] } });
    expect(uploads).toHaveLength(1);
  });

  it("all remain when they are uploaded at the same time", async () => {
    const { uploads, add } = await open();
    await add(pdf("one.pdf"), pdf("two.pdf"));
    uploads[1]?.reply(201, toStored("two.pdf"));
    uploads[0]?.reply(201, toStored("one.pdf"));
    await expect.poll(() => screen.getAllByText("Bifogad").length).toBe(2);
  });

  it("show a refusal beside the file's name, in the API's words", async () => {
    const { uploads, add, user } = await open();
    await add(pdf("cv.pdf"), pdf("letter.pdf"));
    uploads[0]?.reply(422, refusal("Filen är skadad"));
    uploads[1]?.fail();
    expect((await screen.findByText("Filen är skadad")).closest("li")?.textContent).toContain("cv.pdf");
    expect((await screen.findByText(/Anslutningsfel!/)).closest("li")?.textContent).toContain("letter.pdf");
    await user.click(screen.getByRole("button", { name: "Ta bort cv.pdf" }));
    expect(screen.queryByText("Filen är skadad")).toBeNull();
  });

  it("cause no upload when they are empty, too large or of another type", async () => {
    const { uploads, choose, t } = await open();
    const large = pdf("large.pdf");
    Object.defineProperty(large, "size", { value: uploadTerms.mostBytes + 1 });
    const files = [
      new File([], "empty.pdf"),
      large,
      new File(["<svg/>"], "a.svg", { type: "image/svg+xml" }),
    ];
    fireEvent.change(choose, { target: { files } });
    expect(screen.getByText(t("enquiry.files.empty"))).toBeTruthy();
    expect(screen.getByText(t("enquiry.files.tooLarge"))).toBeTruthy();
    expect(screen.getByText(t("enquiry.files.wrongType"))).toBeTruthy();
    expect(uploads).toEqual([]);
  });

  it("stop at five files", async () => {
    const { uploads, add } = await open();
    await add(...["1", "2", "3", "4", "5", "6"].map((name) => pdf(`${name}.pdf`)));
    expect(uploads).toHaveLength(5);
    expect(screen.getByRole("alert").textContent).toContain("högst 5 filer");
  });

  async function fill(user: Awaited<ReturnType<typeof open>>["user"]): Promise<void> {
    for (const [id, value] of filled) {
      const field = document.querySelector(`#careers-${id}`);
      if (field) await user.type(field, value);
    }
  }

  it("delay the sending of the form until they are uploaded", async () => {
    const { uploads, add, calls, user, t } = await open();
    await fill(user);
    await add(pdf("cv.pdf"));
    await user.click(screen.getByRole("button", { name: t("enquiry.kinds.careers.submit") }));
    expect(screen.getByText(t("enquiry.sending"))).toBeTruthy();
    expect(calls).toEqual([]);
    uploads[0]?.reply(201, toStored("cv.pdf"));
    await screen.findByText(/E-1/);
    expect(calls).toMatchObject([{ method: "POST", body: { attachments: ["id-cv.pdf"] } }]);
  });

  it("keep a form that waits for the upload from being sent when they are refused", async () => {
    const { uploads, add, calls, user, t } = await open();
    await fill(user);
    await add(pdf("cv.pdf"));
    await user.click(screen.getByRole("button", { name: t("enquiry.kinds.careers.submit") }));
    uploads[0]?.reply(422, refusal("Filen är skadad"));
    await screen.findByText("Filen är skadad");
    await screen.findByRole("button", { name: t("enquiry.kinds.careers.submit") });
    expect(calls).toEqual([]);
  });

  it("can be canceled during the upload", async () => {
    const { uploads, add, user } = await open();
    await add(pdf("cv.pdf"));
    await user.click(screen.getByRole("button", { name: "Ta bort cv.pdf" }));
    expect(uploads[0]?.isAborted).toBe(true);
    expect(screen.queryByText("cv.pdf")).toBeNull();
  });

  it("disappear when the shop has deleted them, and the form asks to attach them again", async () => {
    const { uploads, add, user, t } = await open([409, "upload_not_found", "Bifoga filerna igen"]);
    for (const [id, value] of filled) {
      const field = document.querySelector(`#careers-${id}`);
      if (field) fireEvent.change(field, { target: { value } });
    }
    await add(pdf("cv.pdf"));
    uploads[0]?.reply(201, toStored("cv.pdf"));
    await screen.findByText("Bifogad");
    await user.click(screen.getByRole("button", { name: t("enquiry.kinds.careers.submit") }));
    await screen.findByText("Bifoga filerna igen");
    expect(screen.queryByText("cv.pdf")).toBeNull();
    expect(document.querySelector<HTMLTextAreaElement>("#careers-message")?.value).toBe("Hej");
  });
});
