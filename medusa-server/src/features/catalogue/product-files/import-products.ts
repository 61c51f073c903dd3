import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError, Modules } from "@medusajs/framework/utils";
import { importProductsAsChunksWorkflow } from "@medusajs/medusa/core-flows";
import { CsvError } from "csv-parse/sync";
import { toPlainCsv } from "../../../documents/to-csv.ts";
import { type ProductImport, readProductImport } from "./read-product-import.ts";

export type ImportBody = { file_key: string; originalname: string };

/**
 * Starts an import as Medusa does, but refuses a file with a price that the forms refuse, and deletes each file as soon
 * as the import no longer needs it.
 */
export async function importProducts(
  container: MedusaContainer,
  { file_key: uploadedKey, originalname: filename }: ImportBody,
) {
  const files = container.resolve(Modules.FILE);
  // Responds with 404 for a key without a file.
  await files.retrieveFile(uploadedKey);
  const uploaded = await files.getAsBuffer(uploadedKey);
  const read = readFile(uploaded.toString("utf8"));
  // The client chooses the key: deleting only CSV files keeps it from deleting pictures.
  if (uploadedKey.endsWith(".csv")) await files.deleteFiles([uploadedKey]);
  if ("problem" in read) throw new MedusaError(MedusaError.Types.INVALID_DATA, read.problem);
  const columns = Object.keys(read.rows[0] ?? {});
  const { id: fileKey } = await files.createFiles({
    filename: "import.csv",
    mimeType: "text/csv",
    content: Buffer.from(
      toPlainCsv([columns, ...read.rows.map((row) => columns.map((column) => row[column] ?? ""))]),
    ).toString("base64"),
    access: "private",
  });
  try {
    const { result, transaction } = await importProductsAsChunksWorkflow(container).run({
      input: { filename, fileKey },
    });
    return { transaction_id: transaction.transactionId, summary: result };
  } finally {
    // By now the workflow has split the file into its own chunks or refused it.
    await files.deleteFiles([fileKey]);
  }
}

function readFile(content: string): ProductImport {
  try {
    return readProductImport(content);
  } catch (error) {
    if (error instanceof CsvError) return { problem: error.message };
    throw error;
  }
}
