import { randomUUID } from "node:crypto";
import { json } from "../payments/create-payment-server.mjs";

/** A refusal as the service words it. @param {number} status @param {string} code @param {string[]} [messages] */
export const refuse = (status, code, messages = []) =>
  json(status, { correlation_id: randomUUID(), error_code: code, error_messages: messages });
