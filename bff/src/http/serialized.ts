/** A serialized reply that callers may cache as long as the BFF would. */
export class Serialized<T> {
  readonly json: string;
  /** Maximum age of a cached copy; by default the freshness of our catalogue cache. */
  readonly maxAgeSeconds: number;
  /** Carries the type of the serialized value; never set. */
  declare readonly of: T;

  constructor(value: T, maxAgeSeconds = 5) {
    this.json = JSON.stringify(value);
    this.maxAgeSeconds = maxAgeSeconds;
  }
}
