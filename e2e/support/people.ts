/** Private individuals who buy, with the values of a billing form. */
export const swede = {
  firstName: "Astrid",
  lastName: "Lind",
  addressLine1: "Storgatan 1",
  zip: "252 20",
  city: "Helsingborg",
  country: "SE",
  cellNumber: "070-123 45 67",
};
export const german = {
  firstName: "Karl",
  lastName: "Weber",
  addressLine1: "Hauptstraße 5",
  zip: "10115",
  city: "Berlin",
  country: "DE",
  cellNumber: "01512 3456789",
};
