import { uploadTerms } from "@spolverk/domain";

/** Files that arrive at once, each up to 10 MB of memory until it is checked: of all, and of one client. */
const mostPlaces: Record<"all" | "client", number> = { all: 8, client: uploadTerms.mostFiles };

export type UploadPlaces = {
  /**
   * Takes a place for a file, before any of its bytes are read.
   *
   * @param client hash of its address; files without one share the places of one client
   * @returns why there is none, or what gives the place back
   */
  take: (client: string | null) => keyof typeof mostPlaces | (() => void);
};

/** A semaphore over the files that arrive: whoever sends slowly keeps a place, and nobody keeps all of them. */
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
