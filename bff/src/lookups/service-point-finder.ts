import type { ServicePoint } from "../contract/checkout.ts";

export type ServicePointQuery = {
  country: string;
  zip: string;
  city: string;
  /** Street and number. */
  street: string;
};

/** Finds the service points of carriers. */
export type ServicePointFinder = {
  /** Are the points of this carrier (its id in our own data) known here? */
  covers: (carrier: string) => boolean;
  /** The points near an address, the nearest first. Never throws: null when the service did not answer in time. */
  findNearest: (query: ServicePointQuery) => Promise<ServicePoint[] | null>;
};
