import type { AccountRole } from "@spolverk/domain";
import type { z } from "zod";
import type { ErrorCode } from "./error.ts";

/** A rate limit that is stricter than the general one of the method; "swishStatus" counts per checkout. */
export type EndpointLimit =
  | "newCheckouts"
  | "forms"
  | "uploads"
  | "takeBacks"
  | "giftCards"
  | "coupons"
  | "lookups"
  | "accounts"
  | "swishStatus";

/** The input, reply and refusals of one call. Its key in the record is "METHOD /path/{param}". */
export type Endpoint = {
  summary: string;
  tag: "Catalogue" | "Knowledge" | "Shop" | "Checkout" | "Account" | "Forms";
  /**
   * Access to the call; a call without it is public. "user": any signed-in user. "viewer", "buyer", "owner": a member
   * of the account in the path with at least that role. "shopper": a guest, or a member who acts for the query's
   * `accountId` [7.1].
   */
  access?: "user" | "shopper" | AccountRole;
  /** A rate limit of its own. It applies in addition to the limit of reads, or in place of the limit of writes. */
  limit?: EndpointLimit;
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** The body and every object in it refuse unknown fields. */
  body?: z.ZodObject<z.core.$ZodLooseShape, z.core.$strict>;
  /** Instead of a JSON body, the call takes raw bytes up to this size, which the handler receives as a stream. */
  rawBody?: { mostBytes: number };
  /**
   * The refusal of a malformed mail token, for example from a link that a mail program cut off: the same as for an
   * unknown token. Every endpoint with such a token has it.
   */
  malformedToken?: ErrorCode;
  reply: z.ZodType;
  /** 200 by default. */
  status?: 200 | 201;
  /** The expected refusals, in addition to those of every call (400, 429, 500, 503). */
  errors: readonly ErrorCode[];
};

export type EndpointKey = `${"GET" | "POST"} /${string}`;

/** The input of a call with raw bytes: what a browser sends and what a handler gets. */
type RawInput<E extends Endpoint> = E["rawBody"] extends object ? Blob : InputOf<E["body"]>;
type RawParsed<E extends Endpoint> = E["rawBody"] extends object ? RawBody : OutputOf<E["body"]>;
export type RawBody = {
  stream: ReadableStream<Uint8Array>;
  /** Declared by the caller (Content-Length); null without it. */
  length: number | null;
};

type InputOf<S> = S extends z.ZodType ? z.input<S> : undefined;
type OutputOf<S> = S extends z.ZodType ? z.output<S> : undefined;

/** The input type for a caller. */
export type EndpointInput<E extends Endpoint> = {
  params: InputOf<E["params"]>;
  query: InputOf<E["query"]>;
  body: RawInput<E>;
};

/** The input type for a handler, after parsing. */
export type EndpointParsed<E extends Endpoint> = {
  params: OutputOf<E["params"]>;
  query: OutputOf<E["query"]>;
  body: RawParsed<E>;
};

export type EndpointReply<E extends Endpoint> = z.output<E["reply"]>;
