import { Modules } from "@medusajs/framework/utils";
import type { Container } from "./container.ts";

/** Resolves the service that stores and deletes files, on disk or in S3. */
export const getFiles = (container: Container) => container.resolve(Modules.FILE);
