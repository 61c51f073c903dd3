/**
 * Names a service with its carrier: "DHL Express – Express to the door", but "UPS Standard", which includes the
 * carrier.
 */
export function nameShippingService({ carrierName, name }: { carrierName: string; name: string }): string {
  return name.startsWith(carrierName) ? name : `${carrierName} – ${name}`;
}
