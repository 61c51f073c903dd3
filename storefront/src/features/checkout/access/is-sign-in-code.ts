import type { ApiError } from "@spolverk/bff/contract";

const codes: readonly ApiError["code"][] = ["sign_in_required", "token_invalid", "token_expired"];

/** Tells whether a call was refused because nobody, or nobody any more, is signed in. */
export const isSignInCode = (code: ApiError["code"]): boolean => codes.includes(code);
