import { z } from "zod";

/** Maximum width and height of a picture, as at imgix. */
export const longestSide = 8192;

const formats = /** @type {const} */ (["avif", "webp", "png", "jpg"]);
/** @typedef {(typeof formats)[number]} Format */

const side = z.coerce.number().int().min(1).max(longestSide).optional();
const hexColor = /^(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i;

const parametersSchema = z
  .object({
    w: side,
    h: side,
    dpr: z.coerce.number().min(1).max(5).default(1),
    q: z.coerce.number().int().min(0).max(100).optional(),
    // The modes that the shop uses: scaled to fit into the width and height, or also padded to fill them.
    fit: z.enum(["clip", "fill"]).default("clip"),
    fill: z.literal("solid").default("solid"),
    "fill-color": z.string().regex(hexColor).default("ffffff"),
    fm: z.enum(formats).optional(),
    bg: z.string().regex(hexColor).optional(),
    auto: z
      .string()
      .default("")
      .transform((value) => value.split(",").filter((way) => way !== ""))
      .pipe(z.array(z.enum(["format", "compress"]))),
  })
  .refine(({ w = 1, h = 1, dpr }) => Math.max(w, h) * dpr <= longestSide, {
    path: ["dpr"],
    error: `makes a side longer than ${longestSide}`,
  });

/** @typedef {z.output<typeof parametersSchema>} Parameters */

/**
 * Parses the parameters of imgix that the shop uses. imgix ignores an invalid value; this refuses it, so that a mistake
 * in a URL shows before it costs money at imgix. Unknown parameters are ignored, as imgix does.
 *
 * @param {URLSearchParams} query
 * @returns {{ parameters: Parameters, problem: null } | { parameters: null, problem: string }}
 */
export function parseParameters(query) {
  const result = parametersSchema.safeParse(Object.fromEntries(query));
  if (result.success) return { parameters: result.data, problem: null };
  const problems = result.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  return { parameters: null, problem: problems.join("; ") };
}
