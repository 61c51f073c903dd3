import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Language } from "../languages.ts";
import { contentDirectory } from "../read-compiled.ts";

const apiTextsSchema = z.record(z.string(), z.record(z.string(), z.string().min(1)));
/** Texts by group and key; `{{name}}` marks where a value goes. */
export type ApiTexts = z.infer<typeof apiTextsSchema>;

/**
 * The texts that the API answers in one language, from locales/<language>/api.json.
 *
 * @throws when the file is missing or is not texts by group and key.
 */
export function readApiTexts(language: Language): ApiTexts {
  const file = join(contentDirectory, "locales", language, "api.json");
  return apiTextsSchema.parse(JSON.parse(readFileSync(file, "utf8")));
}
