import type { MedusaResponse } from "@medusajs/framework/http";

/** Answers with a document, shown in the browser ("inline") or downloaded. */
export function sendFile(
  response: MedusaResponse,
  { filename, type, content }: { filename: string; type: string; content: Buffer | Uint8Array | string },
  disposition: "inline" | "attachment",
): void {
  response.setHeader("Content-Type", type);
  response.setHeader("Content-Disposition", `${disposition}; filename="${filename}"`);
  response.send(content);
}
