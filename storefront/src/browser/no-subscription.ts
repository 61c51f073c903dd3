/** For useSyncExternalStore, where what is read differs between server and browser and does not change after. */
export const noSubscription = () => () => {};
