/** Time to pay, during which stock is held; afterwards the sweeper gives up the placement. */
export const holdMinutes = 15;

/** Marks a reservation in Medusa's inventory as a hold. */
export const holdDescription = "Held while a shopper pays";
