/** The changes that a merchandiser can make to an agreement. */
export const agreementActions = ["added", "changed", "ended"] as const;
export type AgreementAction = (typeof agreementActions)[number];
