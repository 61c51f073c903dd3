/** Type of a value after JSON serialization, which turns dates into strings. */
type FromJson<Value> = Value extends Date
  ? string
  : Value extends readonly (infer Item)[]
    ? FromJson<Item>[]
    : Value extends object
      ? { [Key in keyof Value]: FromJson<Value[Key]> }
      : Value;

/** Type of the reply that the admin receives from a route that answers with the result of the function `Read`. */
export type ReplyOf<Read extends (...args: never[]) => unknown> = FromJson<Awaited<ReturnType<Read>>>;
