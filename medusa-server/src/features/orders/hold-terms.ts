/** How long a shopper has to pay, with the goods held; after that the sweeper gives the placing up. */
export const holdMinutes = 15;

/** By which a reservation in Medusa's inventory is known to be a hold. */
export const holdDescription = "Held while a shopper pays";
