import type { UploadProblem } from "@spolverk/domain";

/** The content to store, or the reason for the refusal. */
export type CheckedContent = { content: Buffer } | { problem: UploadProblem };
