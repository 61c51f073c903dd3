import { type UploadProblem, uploadTerms, type UploadType } from "@spolverk/domain";
import { checkPdf } from "./check-pdf.ts";
import { cleanPicture } from "./clean-picture.ts";
import { detectUploadType } from "./detect-upload-type.ts";
import { isPlainName } from "./is-plain-name.ts";

export type CheckedUpload =
  | { kind: "fine"; name: string; type: UploadType; content: Buffer }
  | { kind: "refused"; problem: UploadProblem };

const formats = { "image/jpeg": "jpeg", "image/png": "png", "image/webp": "webp" } as const;
const refuse = (problem: UploadProblem) => ({ kind: "refused", problem }) as const;

/**
 * Checks whether a file may be stored, and returns the content to store: a picture is encoded again. Never throws, for
 * any bytes.
 *
 * @param file `length` as declared by the sender, null when not declared
 */
export async function checkUpload({
  name,
  content,
  length,
}: {
  name: string;
  content: Buffer;
  length: number | null;
}): Promise<CheckedUpload> {
  if (content.length > uploadTerms.mostBytes) return refuse("tooLarge");
  if (length !== null && length !== content.length) return refuse("wrongLength");
  if (content.length === 0) return refuse("empty");
  const type = detectUploadType(content);
  if (type === null) return refuse("type");
  const shown = name.normalize("NFC");
  if (!isPlainName(shown, type)) return refuse("name");
  const checked =
    type === "application/pdf" ? await checkPdf(content) : await cleanPicture(content, formats[type]);
  return "problem" in checked
    ? refuse(checked.problem)
    : { kind: "fine", name: shown, type, content: checked.content };
}
