/**
 * The database interface of the shop's modules: tables (`model`), a service with the usual reads and writes of each
 * (`TableService`), and a manager for SQL statements, inside a transaction or not.
 */
export {
  generateEntityId,
  InjectManager,
  InjectTransactionManager,
  MedusaContext as CallContext,
  MedusaService as TableService,
  model,
  Module as defineModule,
} from "@medusajs/framework/utils";
export type { EntityManager } from "@medusajs/framework/mikro-orm/postgresql";
export type { Context } from "@medusajs/framework/types";
