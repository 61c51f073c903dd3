import { z } from "zod";

/** As imgix: neither side of a picture may be longer. */
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
    // The ways of fitting that the shop asks for: within the sides, and filled up to them.
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
 * The parameters of imgix that the shop uses. Where imgix overlooks a value that means nothing, this refuses it, so
 * that a slip in an address is seen before it is paid for; names it does not know are overlooked as there.
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
