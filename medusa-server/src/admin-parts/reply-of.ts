/** A value as it comes over the wire: JSON has no dates. */
type FromJson<Value> = Value extends Date
  ? string
  : Value extends readonly (infer Item)[]
    ? FromJson<Item>[]
    : Value extends object
      ? { [Key in keyof Value]: FromJson<Value[Key]> }
      : Value;

/** What the admin receives where a route of ours answers with what a function returns. */
export type ReplyOf<Read extends (...args: never[]) => unknown> = FromJson<Awaited<ReturnType<Read>>>;
