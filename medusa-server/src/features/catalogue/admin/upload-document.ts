import { AdminRequestError } from "../../../admin-parts/admin-request.ts";

/**
 * Uploads a public file through Medusa's file module.
 * @returns its path below the shop's own address
 * @throws AdminRequestError when the server refuses
 */
export async function uploadDocument(file: File): Promise<string> {
  const body = new FormData();
  body.append("files", file);
  const response = await fetch("/admin/uploads", { method: "POST", credentials: "include", body });
  const reply = (await response.json().catch(() => ({}))) as {
    files?: { url: string }[];
    message?: string;
  };
  const url = reply.files?.[0]?.url;
  if (!response.ok || url === undefined) {
    throw new AdminRequestError(reply.message ?? "The file could not be stored", {});
  }
  return `/uploads/${url.slice(url.lastIndexOf("/") + 1)}`;
}
