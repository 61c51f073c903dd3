/** Kinds of shops that hand out parcels, with their opening hours: Monday to Friday, Saturday, Sunday. */
const shops = [
  { name: "Livs", hours: ["08:00-21:00", "09:00-20:00", "10:00-20:00"] },
  { name: "Kiosk", hours: ["07:00-19:00", "09:00-16:00", null] },
  { name: "Station", hours: ["06:00-23:00", "07:00-23:00", "08:00-22:00"] },
  { name: "Market", hours: ["09:00-20:00", "10:00-18:00", "11:00-17:00"] },
  { name: "Tobak", hours: ["10:00-18:00", "10:00-15:00", null] },
];
const streets = ["Storgatan", "Torggatan", "Stationsgatan", "Kyrkogatan", "Hamngatan"];
const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** @param {readonly (string | null)[]} hours */
const toOpeningHours = (hours) =>
  days.flatMap((day, at) => {
    const [openTime, closeTime] = hours[Math.max(0, at - 4)]?.split("-") ?? [];
    return openTime && closeTime ? [{ openDay: day, openTime, closeDay: day, closeTime }] : [];
  });

/**
 * Generates service points near an address, the nearest first; the same postcode always gives the same points.
 *
 * @param {{ countryCode: string, postalCode: string, city: string, count: number }} query
 */
export function findPoints({ countryCode, postalCode, city, count }) {
  const start = [...postalCode].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0);
  return shops.slice(0, count).map(({ hours }, at) => {
    const pick = (start + at) % shops.length;
    const streetName = streets[pick] ?? "";
    const streetNumber = String(((start * (at + 3)) % 60) + 1);
    const address = { countryCode, city, streetName, streetNumber, postalCode, additionalDescription: null };
    return {
      name: `${shops[pick]?.name} ${city}`,
      servicePointId: `${countryCode}${postalCode.replaceAll(" ", "")}${at + 1}`,
      routeDistance: 180 + at * 430 + (start % 90),
      visitingAddress: address,
      deliveryAddress: address,
      openingHours: { postalServices: toOpeningHours(hours), specialDates: [] },
    };
  });
}
