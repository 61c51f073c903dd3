import { LRUCache } from "lru-cache";
import { Serialized } from "../http/serialized.ts";

/**
 * Maximum number of cached replies per combination of sources, for the languages of a product or the pages of the
 * listing.
 */
const repliesKept = 200;

type Level = { next: WeakMap<object, Level>; replies: LRUCache<string, Serialized<unknown>> };

const createLevel = (): Level => ({ next: new WeakMap(), replies: new LRUCache({ max: repliesKept }) });

/**
 * Caches the JSON of replies for as long as the objects that they depend on are in use. Changed content is another
 * object, so its replies are serialized again.
 */
export function createReplyStore() {
  const root = createLevel();
  return {
    /**
     * @param sources the objects that the reply depends on, always in the same order
     * @param key what else it depends on, such as language or day; used by one endpoint only
     */
    serialize<T>(sources: readonly object[], key: string, toReply: () => T): Serialized<T> {
      let level = root;
      for (const source of sources) {
        const deeper = level.next.get(source) ?? createLevel();
        level.next.set(source, deeper);
        level = deeper;
      }
      const known = level.replies.get(key);
      // Safe: a key belongs to one endpoint, which makes one type of reply.
      if (known) return known as Serialized<T>;
      const reply = new Serialized(toReply());
      level.replies.set(key, reply);
      return reply;
    },
  };
}
