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

/** A value that the schema parses; undefined where there is no schema. */
type Input<S extends Schema> = S extends z.ZodType ? Immutable<z.input<S>> : undefined;

type Schema = z.ZodType | undefined;
type Part<Name extends string, T> = [T] extends [undefined]
  ? { [N in Name]?: undefined }
  : { [N in Name]: T };

/** The request of one call. */
type Request<P extends string, Q extends Schema, B extends Schema> = Part<
  "params",
  [ParamNames<P>] extends [never] ? undefined : PathParams<P>
> &
  Part<"query", Input<Q>> &
  Part<"body", Input<B>>;

type KeyOf<T> = T extends unknown ? keyof T : never;

/** Refuses keys of query and body that their schemas lack, also in a union. */
type NoOther<S, R> = {
  [N in keyof S]: N extends keyof R ? { [K in Exclude<KeyOf<S[N]>, KeyOf<R[N]>>]?: never } : never;
};

/** The method of a call, with what it may send. */
type Sending<Q extends Schema, B extends Schema> =
  | {
      method: "GET";
      /** Parsed from strings, which the schema coerces. */
      query?: Q;
      body?: undefined;
      isBytes?: false;
      patience?: undefined;
    }
  | {
      method: "POST";
      query?: undefined;
      body?: B;
      isBytes?: false;
      /**
       * Timeout class. provider: a payment provider is called while the shopper waits. placing: it may be called several
       * times.
       */
      patience?: "provider" | "placing";
    }
  | {
      method: "POST";
      /** The body is the bytes of a file; an adapter of its own sends them. */
      isBytes: true;
      query?: Q;
      body?: undefined;
      patience?: undefined;
    };

type Definition<
  P extends string,
  Q extends Schema,
  B extends Schema,
  R extends z.ZodType,
  A extends readonly unknown[],
  V,
  W,
  F extends boolean,
  S extends Request<P, Q, B>,
> = Sending<Q, B> & {
  isBytes?: F;
  /** Path below /internal; ":id" is a parameter. */
  path: P;
  reply: R;
  /** Maps the caller's arguments to the request. */
  request: (...args: A) => S & NoOther<S, Request<P, Q, B>>;
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
  readonly query: Schema;
  readonly body: Schema;
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
  Q extends Schema,
  B extends Schema,
  R extends z.ZodType,
  A extends readonly unknown[],
  V,
  F extends boolean,
> = Pick<AnyCall, "method" | "patience" | "on"> & {
  readonly path: P;
  readonly query: Q;
  readonly body: B;
  readonly isBytes: F;
  readonly reply: R;
  readonly request: (...args: A) => Sent;
  readonly result: (reply: z.output<R>) => V;
};

/** Calls by method name. */
export type Calls = Readonly<Record<string, AnyCall>>;

/** The result type of a call's method. */
export type CallResult<C extends AnyCall> = Immutable<ReturnType<C["result"]>>;

/** The methods of the calls, with the docstrings of their entries; an adapter of its own sends bytes. */
export type CallsOf<C extends Calls> = {
  [K in keyof C as C[K]["isBytes"] extends true ? never : K]: (
    ...args: Parameters<C[K]["request"]>
  ) => Promise<CallResult<C[K]>>;
};

export function call<
  const P extends string,
  R extends z.ZodType,
  A extends readonly unknown[],
  Q extends Schema = undefined,
  B extends Schema = undefined,
  V = z.output<R>,
  W = never,
  F extends boolean = false,
  S extends Request<P, Q, B> = Request<P, Q, B>,
>(definition: Definition<P, Q, B, R, A, V, W, F, S>): Call<P, Q, B, R, A, V | W, F> {
  const { method, path, reply, patience = "usual", on = {} } = definition;
  const query = definition.query as Q;
  const body = definition.body as B;
  const isBytes = (definition.isBytes ?? false) as F;
  const result = definition.result ?? ((whole) => whole as V);
  const request = definition.request as (...args: A) => Sent;
  return { method, path, query, body, isBytes, reply, patience, request, result, on };
}
