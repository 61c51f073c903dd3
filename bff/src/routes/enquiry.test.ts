import { type EnquiryKind, serviceTerms } from "@spolverk/domain";
import { describe, expect, it } from "vitest";
import { CommerceUnavailableError } from "../commerce/commerce-unavailable-error.ts";
import type { Upload } from "../contract/upload.ts";
import { examples } from "../http/open-api-examples.ts";
import { createTestShop, type TestShop } from "../testing/create-test-shop.ts";
import { pdfFile, pngFile } from "../testing/upload-files.ts";

type FormKey = Extract<keyof typeof examples, `POST /${"contact" | "suggestion" | "enquiry"}${string}`>;

const sender = { name: "Åsa Öberg", email: "asa@example.com", site: "se", filledInMs: 48_000 };
/** The answers of each form, without sender and files. */
const forms: readonly (readonly [path: string, kind: EnquiryKind, answers: object])[] = [
  ["/contact", "contact", answersOf("POST /contact")],
  ["/suggestion", "suggestion", answersOf("POST /suggestion")],
  ["/enquiry/affiliate", "affiliate", answersOf("POST /enquiry/affiliate")],
  ["/enquiry/reseller", "reseller", answersOf("POST /enquiry/reseller")],
  ["/enquiry/partner", "partner", answersOf("POST /enquiry/partner")],
  ["/enquiry/endProductUse", "endProductUse", answersOf("POST /enquiry/endProductUse")],
  ["/enquiry/customFilament", "customFilament", answersOf("POST /enquiry/customFilament")],
];
const contact = { ...sender, ...answersOf("POST /contact") };
const careers = { ...sender, ...answersOf("POST /enquiry/careers") };

/** The answers of a form's example, without sender and files. */
function answersOf(key: FormKey): Record<string, string | number> {
  const fields = Object.entries({ ...examples[key].body });
  const isAnswer = (field: (typeof fields)[number]): field is [string, string | number] =>
    !(field[0] in sender) && !Array.isArray(field[1]);
  return Object.fromEntries(fields.filter(isAnswer));
}

async function uploadOne(shop: TestShop, name = "spool.png", bytes = pngFile): Promise<string> {
  const { status, reply } = await shop.upload<Upload>(name, bytes);
  expect(status).toBe(201);
  return reply.uploadId;
}

describe("an enquiry", () => {
  it.each(forms)(
    "saves the form of %s as written and returns a number [3.46] [3.47] [7.18]",
    async (path, kind, answers) => {
      const shop = createTestShop();
      const answer = await shop.post<{ number: string }>(`${path}?language=de`, { ...sender, ...answers });
      expect(answer).toMatchObject({ status: 201, reply: { number: expect.stringMatching(/^\S+$/) } });
      expect(shop.enquiries.list()).toEqual([
        {
          number: answer.reply.number,
          sentAt: "2026-03-02T10:00:00.000Z",
          kind,
          site: "se",
          language: "de",
          name: sender.name,
          email: sender.email,
          answers,
          uploadIds: [],
          isSuspicious: false,
        },
      ]);
    },
  );

  it("leaves out empty answers, but not a zero", async () => {
    const shop = createTestShop();
    const body = { ...examples["POST /enquiry/partner"].body, printers: 0, homepage: "  ", message: "" };
    await shop.post("/enquiry/partner", body);
    expect(shop.enquiries.list()[0]?.answers).toEqual({
      company: "Fräs AB",
      country: "SE",
      printers: 0,
      monthlyKg: 80,
    });
  });

  it.each([...forms, ["/enquiry/careers", "careers", careers] as const])(
    "requires the sender and the origin in the form of %s [5.1] [5.2]",
    async (path, _, body) => {
      const shop = createTestShop();
      const wrong = { ...sender, ...body, name: " ", email: "asa@", site: undefined, filledInMs: undefined };
      const answer = await shop.post(`${path}?language=en`, wrong);
      expect(answer).toMatchObject({
        status: 400,
        reply: {
          code: "invalid_request",
          fields: {
            "body.name": "Required",
            "body.email": "Invalid email!",
            "body.site": "Required",
            "body.filledInMs": "Required",
          },
        },
      });
      expect(shop.enquiries.list()).toEqual([]);
    },
  );

  it("fails for an unknown site", async () => {
    const answer = await createTestShop().post("/contact?language=en", { ...contact, site: "xx" });
    expect(answer).toMatchObject({ status: 400, reply: { fields: { "body.site": "Invalid value" } } });
  });

  it("requires the minimum order for a custom filament [5.21]", async () => {
    const shop = createTestShop();
    const send = (amountKg: number) =>
      shop.post("/enquiry/customFilament?language=en", {
        ...examples["POST /enquiry/customFilament"].body,
        amountKg,
      });
    const minimum = serviceTerms.customFilamentMinimumKg;
    expect(await send(minimum - 1)).toMatchObject({
      status: 400,
      reply: { fields: { "body.amountKg": `A custom filament is made from ${minimum} kg` } },
    });
    expect((await send(minimum)).status).toBe(201);
  });

  it.each([
    ["a filled honeypot field", { nickname: "Bob" }],
    ["less time than a person needs", { filledInMs: 900 }],
    ["many links", { message: "see http://a.example https://b.example ".repeat(4) }],
    [
      "many links across its fields",
      { orderNumber: "http://a.example", message: "http://b.example ".repeat(5) },
    ],
  ])("counts as suspicious with %s, with the same reply to its sender", async (_, signs) => {
    const shop = createTestShop();
    const plain = await shop.post<{ number: string }>("/contact", contact);
    const suspicious = await shop.post<{ number: string }>("/contact", { ...contact, ...signs });
    expect(suspicious.status).toBe(plain.status);
    expect(Object.keys(suspicious.reply)).toEqual(Object.keys(plain.reply));
    expect(shop.enquiries.list().map((enquiry) => enquiry.isSuspicious)).toEqual([false, true]);
    expect(shop.enquiries.list()[1]?.answers).not.toHaveProperty("nickname");
  });

  it("creates one enquiry when repeated with its Idempotency-Key", async () => {
    const shop = createTestShop();
    const key = { "idempotency-key": "0b54a9cf-6a0f-4a35-9d9f-0f9a1f1f6a70" };
    const first = await shop.post("/contact", contact, key);
    const second = await shop.post("/contact", contact, key);
    expect([second.status, second.reply]).toEqual([201, first.reply]);
    expect(shop.enquiries.list()).toHaveLength(1);
  });

  it("responds with 503 while the backend is down, and is not written to the log", async () => {
    const saveEnquiry = () => Promise.reject(new CommerceUnavailableError("down"));
    const shop = createTestShop({ wrapStore: (store) => ({ ...store, saveEnquiry }) });
    expect(await shop.post("/contact", contact)).toMatchObject({
      status: 503,
      reply: { code: "commerce_unavailable" },
    });
    const log = JSON.stringify(shop.logLines());
    for (const personal of ["Åsa", "asa@example.com", "broke twice", "1001"])
      expect(log).not.toContain(personal);
  });
});

describe("the files of an enquiry", () => {
  it("attach once, even when named twice [3.47]", async () => {
    const shop = createTestShop();
    const ids = [await uploadOne(shop), await uploadOne(shop, "cv.pdf", pdfFile)];
    const sent = { ...careers, attachments: [...ids, ...ids] };
    expect((await shop.post("/enquiry/careers", sent)).status).toBe(201);
    expect(shop.enquiries.list()[0]?.uploadIds).toEqual(ids);
    const again = await shop.post("/contact?language=en", { ...contact, attachments: [ids[0]] });
    expect(again).toMatchObject({
      status: 409,
      reply: {
        code: "upload_not_found",
        message: "A file that you attached is no longer available. Please attach it again",
        fields: { "body.attachments": "Please attach your files again" },
      },
    });
    expect(shop.enquiries.list()).toHaveLength(1);
  });

  it("expire a day after the upload", async () => {
    const shop = createTestShop();
    const attachments = [await uploadOne(shop)];
    shop.clock.now = new Date(shop.clock.now.getTime() + 24 * 60 * 60_000);
    expect((await shop.post("/contact", { ...contact, attachments })).status).toBe(409);
  });

  it("must be at least one for a job application, and at most five for any form", async () => {
    const shop = createTestShop();
    const none = await shop.post("/enquiry/careers?language=en", { ...careers, attachments: [] });
    const text = "Please attach at least one document";
    expect(none).toMatchObject({ status: 400, reply: { fields: { "body.attachments": text } } });
    const six = Array.from({ length: 6 }, (_, index) => `upload-${index}`);
    expect((await shop.post("/contact", { ...contact, attachments: six })).status).toBe(400);
  });
});
