/** A reply that was turned into JSON before and may be cached by the caller, for as long as the BFF would. */
export class Serialized<T> {
  readonly json: string;
  /** For how long it may be stored: as long as our own cache of the catalogue counts as fresh, unless named. */
  readonly maxAgeSeconds: number;
  /** Keeps the type of what was serialized; never set. */
  declare readonly of: T;

  constructor(value: T, maxAgeSeconds = 5) {
    this.json = JSON.stringify(value);
    this.maxAgeSeconds = maxAgeSeconds;
  }
}
