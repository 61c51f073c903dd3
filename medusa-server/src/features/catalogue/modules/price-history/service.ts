import { MedusaService } from "@medusajs/framework/utils";
import { PriceRecord } from "./models/price-record.ts";

export default class PriceHistoryModuleService extends MedusaService({ PriceRecord }) {}
