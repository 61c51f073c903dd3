import type { EnquiryBody } from "@spolverk/medusa-contract";
import { expectManager } from "../../../../database/expect-manager.ts";
import { findReachedUploadLimit, type UploadBytes, type UploadType } from "@spolverk/domain";
import {
  CallContext,
  type Context,
  type EntityManager,
  InjectManager,
  InjectTransactionManager,
  TableService,
} from "../../../../platform/database.ts";
import { addText, writeEnquiryChange, type EnquiryChange } from "./write-enquiry-change.ts";
import { countUploadBytes, lockUploads } from "./count-upload-bytes.ts";
import {
  deleteEnquiriesBefore,
  forgetClientsOfUploads,
  markUploads,
  type UnwantedUploads,
} from "./mark-uploads.ts";
import { Enquiry } from "./models/enquiry.ts";
import { EnquiryEvent } from "./models/enquiry-event.ts";
import { Upload } from "./models/upload.ts";
import { insertEnquiry, type SavedEnquiry } from "./insert-enquiry.ts";

type NewUpload = {
  id: string;
  name: string;
  type: UploadType;
  bytes: number;
  file_key: string;
  client_hash: string | null;
};

export default class InboxModuleService extends TableService({ Enquiry, EnquiryEvent, Upload }) {
  @InjectTransactionManager()
  saveEnquiry(
    enquiry: EnquiryBody,
    @CallContext() context: Context<EntityManager> = {},
  ): Promise<SavedEnquiry | null> {
    return insertEnquiry(expectManager(context, "transaction"), enquiry);
  }

  @InjectTransactionManager()
  changeEnquiry(
    id: string,
    change: EnquiryChange,
    authorId: string,
    @CallContext() context: Context<EntityManager> = {},
  ): Promise<boolean> {
    return writeEnquiryChange(expectManager(context, "transaction"), id, change, authorId);
  }

  @InjectTransactionManager()
  addText(
    id: string,
    text: { type: "note" | "reply"; text: string; key: string; authorId: string },
    @CallContext() context: Context<EntityManager> = {},
  ): Promise<boolean> {
    return addText(expectManager(context, "transaction"), id, text);
  }

  /** Finds the upload limit that the client has reached; null when there is room for another file. */
  @InjectManager()
  async findFullUploadLimit(
    clientHash: string | null,
    most: UploadBytes,
    @CallContext() context: Context<EntityManager> = {},
  ): Promise<keyof UploadBytes | null> {
    return findReachedUploadLimit(1, await countUploadBytes(expectManager(context), clientHash), most);
  }

  /**
   * Adds the row of a file unless a limit would be exceeded.
   *
   * @returns the exceeded limit; null when the row was added
   */
  @InjectTransactionManager()
  async addUpload(
    upload: NewUpload,
    most: UploadBytes,
    @CallContext() context: Context<EntityManager> = {},
  ): Promise<keyof UploadBytes | null> {
    const transaction = expectManager(context, "transaction");
    await lockUploads(transaction);
    const used = await countUploadBytes(transaction, upload.client_hash);
    const limit = findReachedUploadLimit(upload.bytes, used, most);
    if (limit === null) await this.createUploads(upload, context);
    return limit;
  }

  @InjectManager()
  forgetClientsOfUploads(@CallContext() context: Context<EntityManager> = {}): Promise<void> {
    return forgetClientsOfUploads(expectManager(context));
  }

  @InjectManager()
  markUploads(which: UnwantedUploads, @CallContext() context: Context<EntityManager> = {}): Promise<void> {
    return markUploads(expectManager(context), which);
  }

  @InjectTransactionManager()
  deleteEnquiriesBefore(
    before: Date,
    limit: number,
    @CallContext() context: Context<EntityManager> = {},
  ): Promise<number> {
    return deleteEnquiriesBefore(expectManager(context, "transaction"), before, limit);
  }
}
