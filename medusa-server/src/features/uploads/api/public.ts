import type { MedusaRequest, MedusaResponse, MiddlewareRoute } from "@medusajs/framework/http";
import { sendUpload } from "./send-upload.ts";

export const publicFileRoutes: MiddlewareRoute[] = [
  {
    // Such as the picture of a product; its name is never used again.
    matcher: "/uploads/:file",
    methods: ["GET"],
    middlewares: [
      ({ params }: MedusaRequest, response: MedusaResponse) => sendUpload(response, "public", params["file"]),
    ],
  },
];
