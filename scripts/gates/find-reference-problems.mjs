import path from "node:path/posix";

/** @typedef {{ file: string, text: string }} Page */

/** A file in backquotes, such as `docs/search.md` or `place-order.test.ts`; patterns with `*` or `<…>` are left out. */
const quotedFile = /`([\w@.-]+(?:\/[\w@.$-]+)*\.(?:ts|tsx|mjs|js|md|json|ya?ml|css))`/g;
/** A folder of the repository in backquotes, such as `domain/` or `medusa-server/src/edge/`. */
const quotedFolder = /`([\w-]+(?:\/[\w.-]+)*\/)`/g;
const link = /\]\(([^)\s]+)\)/g;
const decision = /\bdecisions?[ /](?:\[)?(\d{1,4})\b/gi;

/** The anchor that code hosts give a Markdown heading. */
const toAnchor = (/** @type {string} */ heading) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");

/** @param {string} text @param {RegExp} pattern */
const capture = (text, pattern) => [...text.matchAll(pattern)].map(([, found = ""]) => found);

/**
 * Finds dangling references in documents and code: linked files and headings, files and folders in backquotes, and
 * decision records by number.
 *
 * @param {readonly string[]} files every path of the repository
 * @param {readonly Page[]} pages the texts to check; links and backquotes count in Markdown only
 * @param {(file: string) => string} readText
 * @returns {string[]} one line for each problem
 */
export function findReferenceProblems(files, pages, readText) {
  const known = new Set(files);
  const folders = new Set(files.flatMap((file) => parents(file)));
  const records = new Set(
    files.flatMap((file) => capture(file, /^docs\/decisions\/(\d{4})-/g)).map((number) => Number(number)),
  );
  const isStored = (/** @type {string} */ name) =>
    known.has(name) || files.some((file) => file.endsWith(`/${name}`));

  return pages.flatMap(({ file, text }) => {
    const missing = capture(text, decision)
      .filter((number) => !records.has(Number(number)))
      .map((number) => `${file}: there is no decision ${number}`);
    if (!file.endsWith(".md")) return missing;
    const links = capture(text, link)
      .filter((target) => !/^[a-z]+:/.test(target))
      .flatMap((target) => {
        const [name = "", anchor] = target.split("#");
        const linked = name === "" ? file : path.join(path.dirname(file), name).replace(/\/$/, "");
        if (!known.has(linked) && !folders.has(linked)) return [`${file}: the link ${target} leads nowhere`];
        if (anchor === undefined) return [];
        const headings = capture(readText(linked), /^#+ (.+)$/gm).map(toAnchor);
        return headings.includes(anchor) ? [] : [`${file}: ${target} has no such heading`];
      });
    const quoted = capture(text, quotedFile)
      .filter((name) => !isStored(name))
      .map((name) => `${file}: there is no file ${name}`);
    const quotedFolders = capture(text, quotedFolder)
      .map((name) => name.slice(0, -1))
      .filter((name) => !folders.has(name) && ![...folders].some((folder) => folder.endsWith(`/${name}`)))
      .map((name) => `${file}: there is no folder ${name}/`);
    return [...missing, ...links, ...quoted, ...quotedFolders];
  });
}

/** @param {string} file @returns {string[]} the folders that a file lies in */
function parents(file) {
  const folder = path.dirname(file);
  return folder === "." ? [] : [folder, ...parents(folder)];
}
