/** A carrier with its service: "DHL Express – Express to the door", but "UPS Standard", whose name has the carrier's. */
export function nameShippingService({ carrierName, name }: { carrierName: string; name: string }): string {
  return name.startsWith(carrierName) ? name : `${carrierName} – ${name}`;
}
