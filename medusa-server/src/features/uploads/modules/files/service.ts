import path from "node:path";
import type { FileTypes } from "@medusajs/framework/types";
import { LocalFileService } from "@medusajs/medusa/file-local";
import { toFileName } from "./to-file-name.ts";

type FilesOptions = {
  /** Folder shared by all processes of Medusa, which survives a deployment. */
  directory: string;
  /** Address of this server. */
  url: string;
};

/**
 * Stores files in a folder: public ones below /uploads, private ones for users of the admin below /admin/files.
 * Medusa's own local provider keeps all files in one folder that it serves to everyone.
 */
export default class Files extends LocalFileService {
  static override identifier = "files";

  readonly #url: string;

  constructor(container: Record<string, unknown>, { directory, url }: FilesOptions) {
    super(container, {
      upload_dir: path.join(directory, "public"),
      private_upload_dir: path.join(directory, "private"),
    });
    this.#url = url.replace(/\/$/, "");
  }

  /** Stores a file, readable only by signed-in users of the admin unless its access is "public". */
  override async upload(file: FileTypes.ProviderUploadFileDTO): Promise<FileTypes.ProviderFileResultDTO> {
    const { key } = await super.upload({ ...file, filename: toFileName(file.filename) });
    return { key, url: this.#toUrl(key) };
  }

  override async getUploadStream(file: FileTypes.ProviderUploadStreamDTO) {
    const upload = await super.getUploadStream({ ...file, filename: toFileName(file.filename) });
    const url = this.#toUrl(upload.fileKey);
    return { ...upload, url, promise: upload.promise.then(({ key }) => ({ key, url })) };
  }

  /** @throws MedusaError of type not_found for a key without a file */
  override async getPresignedDownloadUrl(file: FileTypes.ProviderGetFileDTO): Promise<string> {
    await super.getPresignedDownloadUrl(file);
    return this.#toUrl(file.fileKey);
  }

  #toUrl(key: string): string {
    return `${this.#url}${key.startsWith("private-") ? "/admin/files" : "/uploads"}/${key}`;
  }
}
