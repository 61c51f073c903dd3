import type { ApiError } from "@spolverk/bff/contract";

const codes: readonly ApiError["code"][] = ["sign_in_required", "token_invalid", "token_expired"];

/** Whether a call was refused because the user is not signed in or the session has expired. */
export const isSignInCode = (code: ApiError["code"]): boolean => codes.includes(code);
