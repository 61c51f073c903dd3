import {
  type EnquiryBody,
  enquiryReplySchema,
  type RemoveUploadBody,
  uploadRemovedReplySchema,
  uploadReplySchema,
} from "@spolverk/medusa-contract";
import type { EnquiryStore } from "../forms.ts";
import type { MedusaBytesClient } from "./medusa-client.ts";

/** Uploads and enquiries in Medusa's inbox. */
export function createEnquiryStore(medusa: MedusaBytesClient): EnquiryStore {
  return {
    saveUpload: ({ name, stream, length, clientHash }) => {
      const query = {
        name,
        ...(length !== null && { length: String(length) }),
        ...(clientHash !== null && { client: clientHash }),
      };
      return medusa.postBytes(uploadReplySchema, "uploads", query, stream);
    },
    removeUpload: async (uploadId) => {
      const body: RemoveUploadBody = { uploadId };
      await medusa.post(uploadRemovedReplySchema, "uploads/remove", body);
    },
    saveEnquiry: ({ answers, uploadIds, ...enquiry }) => {
      const body: EnquiryBody = { ...enquiry, answers: { ...answers }, uploadIds: [...uploadIds] };
      return medusa.post(enquiryReplySchema, "enquiries", body);
    },
  };
}
