import type { UploadProblem } from "@spolverk/domain";

/** What is stored of a file, or why it is refused. */
export type CheckedContent = { content: Buffer } | { problem: UploadProblem };
