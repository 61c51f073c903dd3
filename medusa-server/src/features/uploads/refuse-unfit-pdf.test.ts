import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { uploadTerms } from "@spolverk/domain";
import { refuseUnfitPdf } from "./refuse-unfit-pdf.ts";
import { makePdf } from "./testing/sample-files.ts";

const pdf = { originalname: "sheet.pdf", mimetype: "application/pdf", buffer: makePdf() };
const html = Buffer.from("<html><script>alert(1)</script></html>");

/** Sends files through the guard. Returns the message of a refusal; null when the request passes. */
async function ask(files: unknown): Promise<unknown> {
  let message: unknown = "no answer";
  const response = {
    status: (status: number) => {
      assert.equal(status, 400);
      return { json: (body: { message: string }) => (message = body.message) };
    },
  };
  await refuseUnfitPdf(
    { files } as unknown as MedusaRequest,
    response as unknown as MedusaResponse,
    () => (message = null),
  );
  return message;
}

describe("a merchandiser's document", () => {
  it("passes when its bytes are a plain PDF", async () => {
    assert.equal(await ask([pdf, { ...pdf, originalname: "SHEET.PDF", mimetype: "text/plain" }]), null);
  });

  for (const [what, buffer, message] of [
    ["is something else by its bytes", html, "The file is no PDF"],
    ["is empty", Buffer.alloc(0), "The file is empty"],
    [
      "is too large",
      Buffer.concat([pdf.buffer, Buffer.alloc(uploadTerms.mostBytes)]),
      "The file is larger than 10 MB",
    ],
    [
      "runs a script when it is opened",
      makePdf({ catalog: "/OpenAction << /S /JavaScript /JS (app.alert(1)) >>" }),
      "The file cannot be read, or has a password, a script or another file in it",
    ],
    [
      "ends in the middle",
      pdf.buffer.subarray(0, 200),
      "The file cannot be read, or has a password, a script or another file in it",
    ],
  ] as const) {
    it(`fails when it ${what}, whether its name or its type says PDF`, async () => {
      assert.equal(await ask([pdf, { ...pdf, buffer, mimetype: "text/html" }]), message);
      assert.equal(await ask([{ ...pdf, buffer, originalname: "sheet.txt" }]), message);
    });
  }

  it("skips the inspection when neither name nor type is PDF", async () => {
    assert.equal(await ask([{ originalname: "a.svg", mimetype: "image/svg+xml", buffer: html }]), null);
    assert.equal(await ask(undefined), null);
  });
});
