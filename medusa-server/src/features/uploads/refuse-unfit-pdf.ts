import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { type UploadProblem, uploadTerms } from "@spolverk/domain";
import { checkPdf } from "./check-pdf.ts";
import { detectUploadType } from "./detect-upload-type.ts";
import { uploadedFilesSchema } from "./uploaded-files.ts";

/** Messages for the merchandiser by problem. The other problems do not occur for a PDF. */
const messages: Partial<Record<UploadProblem, string>> = {
  empty: "The file is empty",
  tooLarge: `The file is larger than ${uploadTerms.mostBytes / 1_000_000} MB`,
  type: "The file is no PDF",
  damaged: "The file cannot be read, or has a password, a script or another file in it",
};

/**
 * Refuses with 400 a file that is named or sent as a PDF and is no plain PDF. Runs before Medusa's own route, which
 * stores the file publicly: shoppers download data sheets and manuals.
 */
export async function refuseUnfitPdf(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const { files = [] } = request as { files?: unknown };
  const pdfs = uploadedFilesSchema
    .parse(files)
    .filter(({ originalname, mimetype }) => mimetype === "application/pdf" || /\.pdf$/i.test(originalname));
  for (const { buffer } of pdfs) {
    const problem = await findProblem(buffer);
    if (problem === null) continue;
    response.status(400).json({ type: "invalid_data", message: messages[problem] });
    return;
  }
  next();
}

async function findProblem(content: Buffer): Promise<UploadProblem | null> {
  if (content.length === 0) return "empty";
  if (content.length > uploadTerms.mostBytes) return "tooLarge";
  if (detectUploadType(content) !== "application/pdf") return "type";
  const checked = await checkPdf(content);
  return "problem" in checked ? checked.problem : null;
}
