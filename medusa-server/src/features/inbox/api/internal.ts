import { enquiryCalls, uploadCalls } from "@spolverk/medusa-contract";
import { internalRoutes } from "../../../http/internal-routes.ts";
import { saveEnquiry } from "../save-enquiry.ts";
import { removeUpload } from "../uploads/delete-uploads.ts";
import { saveUpload } from "../uploads/save-upload.ts";

export const inboxInternalRoutes = [
  ...internalRoutes(uploadCalls)({
    saveUpload: async ({ container, query, request, response }) => {
      const { name, length = null, client = null } = query;
      // Keeps the connection open: the reply is still to be sent when the request was not read to its end.
      const stream = request.iterator({ destroyOnReturn: false });
      const reply = await saveUpload(container, { name, length, stream, clientHash: client });
      // Closes the connection afterwards: Node would otherwise read and drop the rest of the request to reuse it.
      if (!request.readableEnded) response.setHeader("Connection", "close");
      return reply;
    },
    removeUpload: async ({ container, body }) => {
      await removeUpload(container, body.uploadId);
      return { removed: true };
    },
  }),
  ...internalRoutes(enquiryCalls)({
    saveEnquiry: ({ container, body }) => saveEnquiry(container, body),
  }),
];
