import { MedusaService } from "@medusajs/framework/utils";
import { SiteMessage } from "./models/site-message.ts";

export default class SiteMessageModuleService extends MedusaService({ SiteMessage }) {}
