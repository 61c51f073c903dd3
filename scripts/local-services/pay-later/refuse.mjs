import { randomUUID } from "node:crypto";
import { json } from "../payments/create-payment-server.mjs";

/** Creates a refusal in the format of Klarna's API. @param {number} status @param {string} code @param {string[]} [messages] */
export const refuse = (status, code, messages = []) =>
  json(status, { correlation_id: randomUUID(), error_code: code, error_messages: messages });
