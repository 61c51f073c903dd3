import type { AuthenticatedMedusaRequest, MedusaResponse, MiddlewareRoute } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { uploadFilesWorkflow } from "@medusajs/medusa/core-flows";
import { adminRoute } from "../../../http/admin-route.ts";
import { refuseUnfitPdf } from "../refuse-unfit-pdf.ts";
import { toUploadAccess } from "../to-upload-access.ts";
import { uploadedFilesSchema } from "../uploaded-files.ts";
import { sendUpload } from "./send-upload.ts";

export const uploadAdminRoutes: MiddlewareRoute[] = [
  adminRoute({ method: "POST", path: "uploads", guards: [refuseUnfitPdf], handler: storeFiles }),
  // Sends a private file, such as an export.
  adminRoute({
    method: "GET",
    path: "files/:key",
    handler: ({ params }, response) => sendUpload(response, "private", params["key"]),
  }),
];

/** Replaces Medusa's own route, which stores every file publicly. */
async function storeFiles(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
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
