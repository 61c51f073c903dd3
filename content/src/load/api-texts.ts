import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Language } from "../languages.ts";
import { contentDirectory } from "../read-compiled.ts";

const apiTextsSchema = z.record(z.string(), z.record(z.string(), z.string().min(1)));
/** Texts by group and key; `{{name}}` is the placeholder of a value. */
export type ApiTexts = z.infer<typeof apiTextsSchema>;

/**
 * Reads the API's texts of one language from locales/<language>/api.json.
 *
 * @throws when the file is missing or does not hold texts by group and key.
 */
export function readApiTexts(language: Language): ApiTexts {
  const file = join(contentDirectory, "locales", language, "api.json");
  return apiTextsSchema.parse(JSON.parse(readFileSync(file, "utf8")));
}
