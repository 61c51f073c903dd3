import type { z } from "zod";

/** What is read, not changed: arrays and objects in any depth. */
export type Immutable<T> = T extends readonly (infer E)[]
  ? readonly Immutable<E>[]
  : T extends object
    ? { readonly [K in keyof T]: Immutable<T[K]> }
    : T;

/** The names behind the colons of a path. */
type ParamNames<P extends string> = P extends `${string}:${infer N}/${infer Rest}`
  ? N | ParamNames<Rest>
  : P extends `${string}:${infer N}`
    ? N
    : never;

/** The parameters of a path: "accounts/:id/club" has `id`. */
export type PathParams<P extends string> = { readonly [N in ParamNames<P>]: string };

/** What one call sends. */
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
  /** Below /internal; ":id" is a parameter. */
  path: P;
  /** Of strings, which the schema coerces. */
  query?: Q;
  body?: B;
  /** The body are the bytes of a file. */
  isBytes?: boolean;
  reply: R;
  /** provider: a payment provider is called while the shopper waits. placing: it may be called several times. */
  patience?: "provider" | "placing";
  /** What a caller's arguments send. */
  request: (...args: A) => Request<P, Q, B>;
  /** What the caller gets of the reply; the reply itself where it is left out. */
  result?: (reply: z.output<R>) => V;
  /** What the caller gets where the answer is a client error of that status. */
  on?: Readonly<Record<number, W>>;
};

/** A request as it is sent. */
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

/** A call of the internal API: the BFF's client, medusa-server's routes and the type of both come from it. */
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

/** Calls by the name of the method that makes them. */
export type Calls = Readonly<Record<string, AnyCall>>;

/** What the method of a call returns. */
export type CallResult<C extends AnyCall> = Immutable<ReturnType<C["result"]>>;

/** The methods that make the calls, with the docstrings of their entries. */
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
