/** A reply that was turned into JSON before and may be stored by whoever asks, for as long as we would. */
export class Serialised<T> {
  readonly json: string;
  /** Keeps the type of what was serialised; never set. */
  declare readonly of: T;

  constructor(value: T) {
    this.json = JSON.stringify(value);
  }
}
