import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";

type Question = {
  entity: string;
  fields: string[];
  filters?: Record<string, unknown>;
  pagination?: { take: number; skip?: number; order?: Record<string, "ASC" | "DESC"> };
};

/**
 * Runs a graph query across modules and parses each row; a row that does not match the schema is a defect and throws.
 */
export async function readRows<Row extends z.ZodType>(
  container: MedusaContainer,
  row: Row,
  question: Question,
): Promise<z.infer<Row>[]> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { data } = await query.graph(question);
  return z.array(row).parse(data);
}
