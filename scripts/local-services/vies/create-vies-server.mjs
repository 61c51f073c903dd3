import http from "node:http";
import { json } from "node:stream/consumers";
import { z } from "zod";

/**
 * Numbers that simulate a special case; each has the form of its country, and any other number is valid. The member
 * states' registers fail as VIES documents.
 *
 * @type {Readonly<Record<string, "invalid" | "MS_UNAVAILABLE" | "SERVICE_UNAVAILABLE" | "silence">>}
 */
export const testNumbers = {
  DE129273398: "invalid",
  DK13585628: "invalid",
  DE123456788: "MS_UNAVAILABLE",
  FR40303265045: "SERVICE_UNAVAILABLE",
  FI20774740: "silence",
};

const questionSchema = z.object({
  countryCode: z.string().regex(/^[A-Z]{2}$/),
  vatNumber: z.string().regex(/^[\dA-Z+*]{2,12}$/),
});

/** @param {string} error */
const failure = (error) => ({ actionSucceed: false, errorWrappers: [{ error }] });

/**
 * Returns the answer to `POST /check-vat-number`; null for a request that is never answered.
 *
 * @param {unknown} body
 * @param {Date} now
 * @returns {{ status: number, body: unknown } | null}
 */
function check(body, now) {
  const question = questionSchema.safeParse(body);
  if (!question.success) return { status: 400, body: failure("INVALID_INPUT") };
  const { countryCode, vatNumber } = question.data;
  const known = testNumbers[countryCode + vatNumber];
  if (known === "silence") return null;
  if (known !== undefined && known !== "invalid") return { status: 500, body: failure(known) };
  return {
    status: 200,
    body: {
      countryCode,
      vatNumber,
      requestDate: now.toISOString(),
      valid: known !== "invalid",
      requestIdentifier: "",
      name: "---",
      address: "---",
    },
  };
}

/**
 * Creates an emulator of the parts of the European Commission's register of VAT numbers (VIES) that the shop uses.
 *
 * @param {{ now: () => Date }} settings
 */
export function createViesServer({ now }) {
  return http.createServer((request, response) => {
    const send = (/** @type {number} */ status, /** @type {unknown} */ body) => {
      response.writeHead(status, { "Content-Type": "application/json" });
      response.end(JSON.stringify(body));
    };
    const call = `${request.method} ${request.url}`;
    if (call === "GET /health") {
      send(200, "live");
      return;
    }
    if (call !== "POST /check-vat-number") {
      send(404, failure("NOT_FOUND"));
      return;
    }
    const reply = (/** @type {unknown} */ body) => {
      const answer = check(body, now());
      return answer && send(answer.status, answer.body);
    };
    json(request).then(reply, () => send(400, failure("INVALID_INPUT")));
  });
}
