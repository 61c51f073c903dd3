import { existsSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import {
  type GuaranteeNotice,
  guaranteeLanguages,
  type guaranteeNoticesSchema,
} from "../schema/guarantee-notice.ts";

/** Joins the texts with the official pictures in media/guarantee-notice, which the operator provides. */
export function loadGuaranteeNotices(
  directory: string,
  texts: z.infer<typeof guaranteeNoticesSchema>,
): GuaranteeNotice[] {
  return guaranteeLanguages.map((language) => {
    const file = ["svg", "png"]
      .map((type) => `media/guarantee-notice/${language}.${type}`)
      .find((path) => existsSync(join(directory, path)));
    return { language, ...texts[language], file: file === undefined ? null : `/${file}` };
  });
}
