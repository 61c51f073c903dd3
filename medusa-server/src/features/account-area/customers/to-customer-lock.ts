/** Key of the lock for creating or forgetting the Medusa customer of an address. */
export const toCustomerLock = (email: string): string => `account-customer:${email}`;
