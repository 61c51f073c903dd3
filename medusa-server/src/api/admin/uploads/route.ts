import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { uploadFilesWorkflow } from "@medusajs/medusa/core-flows";
import { toUploadAccess } from "../../../features/uploads/to-upload-access.ts";
import { uploadedFilesSchema } from "../../../features/uploads/uploaded-files.ts";

/** In place of Medusa's own route, which stores every file for everybody. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const { files: uploaded = [] } = request as { files?: unknown };
  const files = uploadedFilesSchema.parse(uploaded);
  if (files.length === 0) throw new MedusaError(MedusaError.Types.INVALID_DATA, "No files were uploaded");
  const { result } = await uploadFilesWorkflow(request.scope).run({
    input: {
      files: files.map(({ originalname, mimetype, buffer }) => ({
        filename: originalname,
        mimeType: mimetype,
        content: buffer.toString("base64"),
        access: toUploadAccess(mimetype),
      })),
    },
  });
  response.status(200).json({ files: result });
}
