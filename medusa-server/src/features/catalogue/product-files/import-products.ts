import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError, Modules } from "@medusajs/framework/utils";
import { importProductsAsChunksWorkflow } from "@medusajs/medusa/core-flows";
import { CsvError } from "csv-parse/sync";
import { toPlainCsv } from "../../../documents/to-csv.ts";
import { type ProductImport, readProductImport } from "./read-product-import.ts";

export type ImportBody = { file_key: string; originalname: string };

/**
 * Begins an import as Medusa does, but refuses a file with a price that forms refuse, and keeps no file longer than the
 * import needs it.
 */
export async function importProducts(
  container: MedusaContainer,
  { file_key: uploadedKey, originalname: filename }: ImportBody,
) {
  const files = container.resolve(Modules.FILE);
  // Answers 404 for a key without a file.
  await files.retrieveFile(uploadedKey);
  const uploaded = await files.getAsBuffer(uploadedKey);
  const read = readFile(uploaded.toString("utf8"));
  // The key is whatever was sent: no picture goes by it.
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
    // The workflow has cut it into chunks of its own by now, or refused it.
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
