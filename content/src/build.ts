import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadContent } from "./load/load-content.ts";
import { formatProblem } from "./load/problem.ts";
import { drawMedia } from "./drawings/draw-media.ts";
import { contentDirectory, dataDirectory, mediaDirectory } from "./read-compiled.ts";

const { content, problems } = loadContent(contentDirectory);
if (content === null) {
  for (const problem of problems) console.error(formatProblem(problem));
  console.error(`${problems.length} ${problems.length === 1 ? "mistake" : "mistakes"} in the content`);
  process.exit(1);
}

const media = drawMedia(content);
for (const directory of [dataDirectory, mediaDirectory]) {
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
}
for (const [part, value] of Object.entries(content)) {
  writeFileSync(join(dataDirectory, `${part}.json`), JSON.stringify(value));
}
for (const [file, svg] of media) writeFileSync(join(mediaDirectory, file), svg);
// Pictures and videos that do not depend on a filament's color.
cpSync(join(contentDirectory, "media"), mediaDirectory, { recursive: true });

const needed = new Set(content.sites.flatMap(({ legal }) => legal.guaranteeNotice));
const missing = content.guaranteeNotices.filter(
  ({ language, file }) => file === null && needed.has(language),
);
if (missing.length > 0) {
  const languages = missing.map(({ language }) => language).join(", ");
  console.warn(`content: no official guarantee notice in ${languages}, docs/legal.md tells where it belongs`);
}

const variations = content.products.reduce((sum, { variations: { length } }) => sum + length, 0);
console.log(
  `content: ${content.products.length} products, ${variations} variations, ${media.size} pictures drawn`,
);
