import type { EntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import type { Context } from "@medusajs/framework/types";
import {
  InjectManager,
  InjectTransactionManager,
  MedusaContext,
  MedusaService,
} from "@medusajs/framework/utils";
import type { EnquiryBody } from "@spolverk/medusa-contract";
import { expectManager } from "../expect-manager.ts";
import { addText, changeEnquiry, type EnquiryChange } from "./change-enquiry.ts";
import { deleteEnquiriesBefore, markUploads, type UnwantedUploads } from "./delete-uploads.ts";
import { Enquiry } from "./models/enquiry.ts";
import { EnquiryEvent } from "./models/enquiry-event.ts";
import { Upload } from "./models/upload.ts";
import { saveEnquiry, type SavedEnquiry } from "./save-enquiry.ts";

export default class InboxModuleService extends MedusaService({ Enquiry, EnquiryEvent, Upload }) {
  @InjectTransactionManager()
  saveEnquiry(
    enquiry: EnquiryBody,
    @MedusaContext() context: Context<EntityManager> = {},
  ): Promise<SavedEnquiry | null> {
    return saveEnquiry(expectManager(context, "transaction"), enquiry);
  }

  @InjectTransactionManager()
  changeEnquiry(
    id: string,
    change: EnquiryChange,
    authorId: string,
    @MedusaContext() context: Context<EntityManager> = {},
  ): Promise<boolean> {
    return changeEnquiry(expectManager(context, "transaction"), id, change, authorId);
  }

  @InjectTransactionManager()
  addText(
    id: string,
    text: { type: "note" | "reply"; text: string; key: string; authorId: string },
    @MedusaContext() context: Context<EntityManager> = {},
  ): Promise<boolean> {
    return addText(expectManager(context, "transaction"), id, text);
  }

  @InjectManager()
  markUploads(which: UnwantedUploads, @MedusaContext() context: Context<EntityManager> = {}): Promise<void> {
    return markUploads(expectManager(context), which);
  }

  @InjectTransactionManager()
  deleteEnquiriesBefore(
    before: Date,
    limit: number,
    @MedusaContext() context: Context<EntityManager> = {},
  ): Promise<number> {
    return deleteEnquiriesBefore(expectManager(context, "transaction"), before, limit);
  }
}
