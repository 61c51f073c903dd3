/** Key of the lock under which Medusa's customer of an address is created for an account, or forgotten with it. */
export const toCustomerLock = (email: string): string => `account-customer:${email}`;
