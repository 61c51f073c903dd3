import path from "node:path/posix";
import { z } from "zod";

const ruleSchema = z.tuple([
  z.literal("error"),
  z.object({ patterns: z.array(z.object({ regex: z.string(), message: z.string() })) }),
]);
const configSchema = z.object({
  overrides: z.array(
    z.object({
      files: z.array(z.string()),
      rules: z.object({ "no-restricted-imports": ruleSchema.optional() }),
    }),
  ),
});
const dynamicImport = /\bimport\(\s*"([^"]+)"/g;

/**
 * Finds dynamic imports that break the layers. The linter's rule `no-restricted-imports` reads static imports only;
 * this applies the same table to `import()`. As in the linter, the last matching override of a file wins.
 *
 * @param {unknown} config the linter's configuration
 * @param {readonly { file: string, text: string }[]} sources
 * @returns {string[]} one line for each problem
 */
export function findForbiddenImports(config, sources) {
  const layers = configSchema
    .parse(config)
    .overrides.flatMap(({ files, rules: { "no-restricted-imports": rule } }) =>
      rule ? [{ files, patterns: rule[1].patterns }] : [],
    );
  return sources.flatMap(({ file, text }) => {
    const layer = layers.findLast(({ files }) => files.some((glob) => path.matchesGlob(file, glob)));
    return [...text.matchAll(dynamicImport)].flatMap(([, target = ""]) =>
      (layer?.patterns ?? [])
        .filter(({ regex }) => new RegExp(regex, "u").test(target))
        .map(({ message }) => `${file}: import("${target}"). ${message}`),
    );
  });
}
