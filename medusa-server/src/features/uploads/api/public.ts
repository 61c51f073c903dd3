import type { MedusaRequest, MedusaResponse, MiddlewareRoute } from "@medusajs/framework/http";
import { sendUpload } from "./send-upload.ts";

export const publicFileRoutes: MiddlewareRoute[] = [
  {
    // Serves public files, such as a product's picture. The name of a file is never reused.
    matcher: "/uploads/:file",
    methods: ["GET"],
    middlewares: [
      ({ params }: MedusaRequest, response: MedusaResponse) => sendUpload(response, "public", params["file"]),
    ],
  },
];
