/** A line of the cart as the browser stores it [3.6]; its prices are calculated when it is shown. */
export type CartLine = { id: string; sku: string; quantity: number };
