import type { MedusaRequest, MedusaResponse, MiddlewareRoute } from "@medusajs/framework/http";
import { sendUpload } from "./send-upload.ts";

export const publicFileRoutes: MiddlewareRoute[] = [
  {
    // For instance a product's picture; its name is never reused.
    matcher: "/uploads/:file",
    methods: ["GET"],
    middlewares: [
      ({ params }: MedusaRequest, response: MedusaResponse) => sendUpload(response, "public", params["file"]),
    ],
  },
];
