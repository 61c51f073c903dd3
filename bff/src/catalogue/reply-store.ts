import { LRUCache } from "lru-cache";
import { Serialized } from "../http/serialized.ts";

/** For each state of what they are made of: the languages of a product, the pages of the listing. */
const repliesKept = 200;

type Level = { next: WeakMap<object, Level>; replies: LRUCache<string, Serialized<unknown>> };

const createLevel = (): Level => ({ next: new WeakMap(), replies: new LRUCache({ max: repliesKept }) });

/**
 * Caches the JSON of replies for as long as their sources live. A source that was read again with other content is
 * another object, so that its replies are serialized again.
 */
export function createReplyStore() {
  const root = createLevel();
  return {
    /**
     * @param sources what the reply is made of, always in the same order
     * @param key what else it depends on, such as the language or the day; only ever used by one endpoint
     */
    serialize<T>(sources: readonly object[], key: string, toReply: () => T): Serialized<T> {
      let level = root;
      for (const source of sources) {
        const deeper = level.next.get(source) ?? createLevel();
        level.next.set(source, deeper);
        level = deeper;
      }
      const known = level.replies.get(key);
      // A key is only ever used by one endpoint, which makes one type of reply.
      if (known) return known as Serialized<T>;
      const reply = new Serialized(toReply());
      level.replies.set(key, reply);
      return reply;
    },
  };
}
