import type { UploadProblem } from "@spolverk/domain";

/** The content to store, or the problem for which the upload is refused. */
export type CheckedContent = { content: Buffer } | { problem: UploadProblem };
