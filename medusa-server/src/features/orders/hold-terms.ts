/** Time to pay, during which stock is held. Afterwards the sweeper gives up the placement and releases the stock. */
export const holdMinutes = 15;

/** Marks a reservation in Medusa's inventory as a hold. */
export const holdDescription = "Held while a shopper pays";
