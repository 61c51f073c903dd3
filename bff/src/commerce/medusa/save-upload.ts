import { uploadCalls } from "@spolverk/medusa-contract";
import type { ShopStore } from "../store.ts";
import { toQuery } from "./bind-calls.ts";
import type { MedusaBytesClient } from "./medusa-client.ts";

/** Streams the bytes of a file to Medusa. */
export function createSaveUpload(medusa: MedusaBytesClient): ShopStore["saveUpload"] {
  const { path, reply, request } = uploadCalls.saveUpload;
  return ({ stream, ...file }) => medusa.postBytes(reply, path, toQuery(request(file).query), stream);
}
