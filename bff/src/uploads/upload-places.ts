import { uploadTerms } from "@spolverk/domain";

/** Files that may arrive at once, each up to 10 MB of memory until it is checked: in total, and per client. */
const mostPlaces: Record<"all" | "client", number> = { all: 8, client: uploadTerms.mostFiles };

export type UploadPlaces = {
  /**
   * Takes a place for a file before any of its bytes are read.
   * @param client hash of its address; files without one share the places of one client
   * @returns the limit that is reached, or a function that releases the place
   */
  take: (client: string | null) => keyof typeof mostPlaces | (() => void);
};

/** A semaphore over arriving files: a slow sender holds a place, but no client can hold all of them. */
export function createUploadPlaces(most = mostPlaces): UploadPlaces {
  const taken = new Map<string, number>();
  let all = 0;
  return {
    take: (client) => {
      const key = client ?? "";
      const own = taken.get(key) ?? 0;
      if (own >= most.client) return "client";
      if (all >= most.all) return "all";
      taken.set(key, own + 1);
      all += 1;
      return () => {
        all -= 1;
        const left = (taken.get(key) ?? 1) - 1;
        if (left === 0) taken.delete(key);
        else taken.set(key, left);
      };
    },
  };
}
