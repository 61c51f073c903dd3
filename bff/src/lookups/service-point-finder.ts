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
  /** Whether the finder knows the service points of a carrier (an id of our data). */
  covers: (carrier: string) => boolean;
  /** The points near an address, nearest first. Never throws: null when the service did not answer in time. */
  findNearest: (query: ServicePointQuery) => Promise<ServicePoint[] | null>;
};
