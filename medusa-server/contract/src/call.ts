import type { z } from "zod";

/** A deeply read-only type: arrays and objects at any depth. */
export type Immutable<T> = T extends readonly (infer E)[]
  ? readonly Immutable<E>[]
  : T extends object
    ? { readonly [K in keyof T]: Immutable<T[K]> }
    : T;

/** The names of a path's parameters. */
type ParamNames<P extends string> = P extends `${string}:${infer N}/${infer Rest}`
  ? N | ParamNames<Rest>
  : P extends `${string}:${infer N}`
    ? N
    : never;

/** The parameters of a path: "accounts/:id/club" has `id`. */
export type PathParams<P extends string> = { readonly [N in ParamNames<P>]: string };

/** The request of one call. */
type Request<P extends string, Q extends z.ZodType, B extends z.ZodType> = ([ParamNames<P>] extends [never]
  ? { params?: undefined }
  : { params: PathParams<P> }) &
  (Q extends z.ZodNever ? { query?: undefined } : { query: Immutable<z.input<Q>> }) &
  (B extends z.ZodNever ? { body?: undefined } : { body: Immutable<z.input<B>> });

type Definition<
  P extends string,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
  A extends readonly unknown[],
  V,
  W,
> = {
  method: "GET" | "POST";
  /** Path below /internal; ":id" is a parameter. */
  path: P;
  /** Parsed from strings, which the schema coerces. */
  query?: Q;
  body?: B;
  /** The body is the bytes of a file. */
  isBytes?: boolean;
  reply: R;
  /**
   * Timeout class. provider: a payment provider is called while the shopper waits. placing: it may be called several
   * times.
   */
  patience?: "provider" | "placing";
  /** Maps the caller's arguments to the request. */
  request: (...args: A) => Request<P, Q, B>;
  /** Maps the reply to the caller's result; the reply itself without it. */
  result?: (reply: z.output<R>) => V;
  /** The caller's result for a client error, by its status. */
  on?: Readonly<Record<number, W>>;
};

/** The request in its sent form. */
type Sent = {
  params?: Readonly<Record<string, string>> | undefined;
  query?: object | undefined;
  body?: object | undefined;
};

type AnyCall = {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly query: z.ZodType | undefined;
  readonly body: z.ZodType | undefined;
  readonly isBytes: boolean;
  readonly reply: z.ZodType;
  readonly patience: "usual" | "provider" | "placing";
  readonly request: (...args: never[]) => Sent;
  readonly result: (reply: never) => unknown;
  readonly on: Readonly<Record<number, unknown>>;
};

/**
 * A call of the internal API, from which the BFF's client, medusa-server's routes and the types of both are derived.
 */
export type Call<
  P extends string,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
  A extends readonly unknown[],
  V,
> = Pick<AnyCall, "method" | "isBytes" | "patience" | "on"> & {
  readonly path: P;
  readonly query: Q | undefined;
  readonly body: B | undefined;
  readonly reply: R;
  readonly request: (...args: A) => Sent;
  readonly result: (reply: z.output<R>) => V;
};

/** Calls by method name. */
export type Calls = Readonly<Record<string, AnyCall>>;

/** The result type of a call's method. */
export type CallResult<C extends AnyCall> = Immutable<ReturnType<C["result"]>>;

/** The methods of the calls, with the docstrings of their entries. */
export type CallsOf<C extends Calls> = {
  [K in keyof C]: (...args: Parameters<C[K]["request"]>) => Promise<CallResult<C[K]>>;
};

export function call<
  const P extends string,
  R extends z.ZodType,
  A extends readonly unknown[],
  Q extends z.ZodType = z.ZodNever,
  B extends z.ZodType = z.ZodNever,
  V = z.output<R>,
  W = never,
>(definition: Definition<P, Q, B, R, A, V, W>): Call<P, Q, B, R, A, V | W> {
  const { method, path, query, body, isBytes = false, reply, patience = "usual", on = {} } = definition;
  const result = definition.result ?? ((whole) => whole as V);
  const request = definition.request as (...args: A) => Sent;
  return { method, path, query, body, isBytes, reply, patience, request, result, on };
}
