import type { AccountRole } from "@spolverk/domain";
import type { z } from "zod";
import type { ErrorCode } from "./error.ts";

/** A call that a client may make less often than others of its method; "swishStatus": for one checkout. */
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

/** What one call takes, answers and can refuse. The key of the record it stands in is "METHOD /path/{param}". */
export type Endpoint = {
  summary: string;
  tag: "Catalogue" | "Knowledge" | "Shop" | "Checkout" | "Account" | "Forms";
  /**
   * Who may call; everybody without it. "user": whoever is signed in. "viewer", "buyer", "owner": a member of the account
   * in the path, with that role at least. "shopper": a guest, or a member who acts for the query's `accountId` [7.1].
   */
  access?: "user" | "shopper" | AccountRole;
  /** Counted by a limit of its own beside the reads, or in place of the writes. */
  limit?: EndpointLimit;
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** Refuses a field that it does not name, and so does every object in it. */
  body?: z.ZodObject<z.core.$ZodLooseShape, z.core.$strict>;
  /** It takes bytes instead, at most so many, which the handler gets as a stream. */
  rawBody?: { mostBytes: number };
  /**
   * The refusal of a token of a mail's link that is no token at all, such as of a link that a mail program cut off: that of
   * an unknown one. An endpoint that takes such a token has it.
   */
  malformedToken?: ErrorCode;
  reply: z.ZodType;
  /** 200 unless named. */
  status?: 200 | 201;
  /** The refusals that a caller should expect beside the ones every call has (400, 429, 500, 503). */
  errors: readonly ErrorCode[];
};

export type EndpointKey = `${"GET" | "POST"} /${string}`;

/** Where a body is bytes: what a browser sends and what a handler gets. */
type RawInput<E extends Endpoint> = E["rawBody"] extends object ? Blob : InputOf<E["body"]>;
type RawParsed<E extends Endpoint> = E["rawBody"] extends object ? RawBody : OutputOf<E["body"]>;
export type RawBody = {
  stream: ReadableStream<Uint8Array>;
  /** As the caller says (Content-Length); null without it. */
  length: number | null;
};

type InputOf<S> = S extends z.ZodType ? z.input<S> : undefined;
type OutputOf<S> = S extends z.ZodType ? z.output<S> : undefined;

/** What a caller sends, as TypeScript sees it. */
export type EndpointInput<E extends Endpoint> = {
  params: InputOf<E["params"]>;
  query: InputOf<E["query"]>;
  body: RawInput<E>;
};

/** What a handler gets after parsing. */
export type EndpointParsed<E extends Endpoint> = {
  params: OutputOf<E["params"]>;
  query: OutputOf<E["query"]>;
  body: RawParsed<E>;
};

export type EndpointReply<E extends Endpoint> = z.output<E["reply"]>;
