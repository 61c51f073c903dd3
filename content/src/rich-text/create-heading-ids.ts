/**
 * Gives each heading of a text an anchor of its own, made from its words: "Bed & nozzle" is "bed-nozzle", and
 * "bed-nozzle-2" the second time. Letters of every language stay.
 */
export function createHeadingIds(): (heading: string) => string {
  const taken = new Set<string>();
  return (heading) => {
    const words = heading
      .normalize("NFC")
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
      .replaceAll(/^-|-$/g, "");
    const base = words === "" ? "section" : words;
    let id = base;
    for (let count = 2; taken.has(id); count += 1) id = `${base}-${count}`;
    taken.add(id);
    return id;
  };
}
