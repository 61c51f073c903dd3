import assert from "node:assert/strict";
import fs from "node:fs";
import path from "node:path";
import { it } from "node:test";

it("every migration has a unique name, since Medusa records those of all modules in one table", () => {
  const names = fs
    .globSync("src/features/*/modules/*/migrations/*.ts")
    .map((file) => path.basename(file, ".ts"))
    .toSorted();
  assert.ok(names.length > 0);
  assert.deepEqual(
    names.filter((name, index) => name === names[index - 1]),
    [],
  );
});
