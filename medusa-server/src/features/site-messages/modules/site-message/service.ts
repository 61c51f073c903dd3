import { TableService } from "../../../../platform/database.ts";
import { SiteMessage } from "./models/site-message.ts";

export default class SiteMessageModuleService extends TableService({ SiteMessage }) {}
