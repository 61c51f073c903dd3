/** Local names of the company register number. */
const names: Readonly<Record<string, string>> = {
  AT: "Firmenbuchnummer",
  BE: "Numéro d’entreprise / Ondernemingsnummer",
  CH: "UID / IDE / IDI",
  DE: "Handelsregisternummer",
  DK: "CVR-nummer",
  ES: "NIF",
  FI: "Y-tunnus / FO-nummer",
  FR: "SIREN / SIRET",
  GB: "Company number",
  IE: "Company number (CRO)",
  IT: "Codice fiscale",
  NL: "KVK-nummer",
  NO: "Organisasjonsnummer",
  PL: "KRS / REGON",
  PT: "NIPC",
  SE: "Organisationsnummer",
  US: "EIN",
};

/** The local name of the company register number, by ISO alpha-2 in capitals; null when unknown. */
export function findOrganizationNumberName(country: string): string | null {
  return Object.hasOwn(names, country) ? (names[country] ?? null) : null;
}
