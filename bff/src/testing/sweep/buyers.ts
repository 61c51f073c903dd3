import { getExampleNumber } from "libphonenumber-js/min";
import examples from "libphonenumber-js/mobile/examples";

/**
 * Street, postcode, city, number in the company register and, in the European Union, Norway and the United Kingdom, VAT
 * number.
 */
type Row = readonly [string, string, string, string, string?];

/** One address per delivery country (ISO alpha-2) in local format, and the numbers of a company. */
const rows: Readonly<Record<string, Row>> = {
  AD: ["Carrer Major 12", "AD500", "Andorra la Vella", "L-700123-A"],
  AE: ["Sheikh Zayed Road 120", "", "Dubai", "100123456700003"],
  AT: ["Mariahilfer Straße 45", "1060", "Wien", "FN 123456a", "ATU13585627"],
  AU: ["120 George Street", "2000", "Sydney", "51 824 753 556"],
  BE: ["Nieuwstraat 12", "1000", "Bruxelles", "0203.201.340", "BE0203201340"],
  BG: ["ul. Vitosha 18", "1000", "Sofia", "175074752", "BG175074752"],
  BR: ["Avenida Paulista 1578", "01310-200", "São Paulo", "11.222.333/0001-81"],
  CA: ["290 Bremner Blvd", "M5V 3L9", "Toronto", "123456782"],
  CH: ["Bahnhofstrasse 21", "8001", "Zürich", "CHE-100.155.212"],
  CL: ["Avenida Providencia 1208", "7500000", "Santiago", "76.086.428-5"],
  CY: ["Ledras 45", "1010", "Lefkosia", "HE 12345", "CY10259033P"],
  CZ: ["Vodičkova 30", "110 00", "Praha", "25123891", "CZ25123891"],
  DE: ["Hauptstraße 5", "10115", "Berlin", "HRB 86891", "DE136695976"],
  DK: ["Vesterbrogade 12, 3. tv.", "1620", "København V", "13585628", "DK13585628"],
  EE: ["Pikk 26", "10133", "Tallinn", "10931558", "EE100931558"],
  ES: ["Calle de Alcalá 50", "28014", "Madrid", "B58378431", "ESB58378431"],
  FI: ["Mannerheimintie 10 A 4", "00100", "Helsinki", "2077474-0", "FI20774740"],
  FR: ["12 rue de Rivoli", "75004", "Paris", "303265045", "FR40303265045"],
  GB: ["221B Baker Street", "NW1 6XE", "London", "01234567", "GB980780684"],
  GR: ["Ermou 56", "105 63", "Athina", "123456701000", "EL094259216"],
  HK: ["88 Queensway, Admiralty", "", "Hong Kong", "12345678"],
  HR: ["Ilica 25", "10000", "Zagreb", "33392005961", "HR33392005961"],
  HU: ["Andrássy út 60", "1062", "Budapest", "01-09-123456", "HU12892312"],
  IE: ["14 O'Connell Street", "D01 X2P3", "Dublin", "123456", "IE6433435OA"],
  IL: ["Rothschild Blvd 22", "6688218", "Tel Aviv", "514444444"],
  IN: ["14 MG Road", "560001", "Bengaluru", "29AAACR5055K1Z6"],
  IS: ["Laugavegur 20", "101", "Reykjavík", "590169-7579"],
  IT: ["Via del Corso 18", "00186", "Roma", "00743110157", "IT00743110157"],
  JP: ["Marunouchi 1-9-1", "100-0005", "Tokyo", "1180301018771"],
  KR: ["Sejong-daero 110", "04524", "Seoul", "124-81-00998"],
  LI: ["Städtle 40", "9490", "Vaduz", "FL-0002.123.456-7"],
  LT: ["Gedimino pr. 9", "01103", "Vilnius", "110053842", "LT100001919017"],
  LU: ["12 Grand-Rue", "1661", "Luxembourg", "B123456", "LU15027442"],
  LV: ["Brīvības iela 40", "LV-1050", "Rīga", "40003521600", "LV40003521600"],
  MC: ["12 boulevard des Moulins", "98000", "Monaco", "56S00123", "FR40303265045"],
  MT: ["45 Republic Street", "VLT 1115", "Valletta", "C 12345", "MT11679112"],
  MX: ["Paseo de la Reforma 222", "06600", "Ciudad de México", "GODE561231GR8"],
  MY: ["Jalan Ampang 50", "50450", "Kuala Lumpur", "201901000005"],
  NL: ["Kalverstraat 92", "1012 PH", "Amsterdam", "12345678", "NL004495445B01"],
  NO: ["Karl Johans gate 14", "0154", "Oslo", "995525828", "NO995525828MVA"],
  NZ: ["188 Quay Street", "1010", "Auckland", "9429041535110"],
  PL: ["ul. Nowy Świat 15/4", "00-029", "Warszawa", "0000012345", "PL8567346215"],
  PT: ["Rua Augusta 24", "1100-053", "Lisboa", "501964843", "PT501964843"],
  RO: ["Calea Victoriei 45", "010063", "București", "J40/1234/2005", "RO18547290"],
  SE: ["Stora Södergatan 1", "222 23", "Lund", "556036-0793", "SE556012579001"],
  SG: ["10 Bayfront Avenue", "018956", "Singapore", "201912345K"],
  SI: ["Slovenska cesta 30", "1000", "Ljubljana", "5022305400", "SI50223054"],
  SK: ["Obchodná 12", "811 06", "Bratislava", "36234567", "SK2022749619"],
  SM: ["Via Gino Giacomini 20", "47890", "San Marino", "SM 12345"],
  TH: ["999 Rama I Road", "10330", "Bangkok", "0105536000013"],
  TR: ["İstiklal Caddesi 120", "34430", "İstanbul", "1234567890"],
  TW: ["7 Xinyi Road, Section 5", "110", "Taipei", "04595257"],
  US: ["548 Market Street", "94104", "San Francisco", "12-3456789"],
  ZA: ["18 Long Street", "8001", "Cape Town", "2015/123456/07"],
};

/** The states of these addresses, where the country has any [5.4]. */
const states: Readonly<Record<string, string>> = {
  AU: "NSW",
  BR: "SP",
  CA: "ON",
  IN: "KA",
  MX: "CMX",
  US: "CA",
};

export const buyerKinds = ["private", "company"] as const;
export type BuyerKind = (typeof buyerKinds)[number];

/**
 * The billing form of a buyer in a country (ISO alpha-2): an individual without numbers, or a company with the
 * country's numbers.
 * @throws Error for a country without an address here, which a sweep needs
 */
export function toBilling(country: string, kind: BuyerKind) {
  const row = rows[country];
  const phone = getExampleNumber(country as Parameters<typeof getExampleNumber>[0], examples);
  if (!row || !phone) throw new Error(`Add an address of ${country} to the buyers of the sweep`);
  const [addressLine1, zip, city, organizationNumber, vatNumber = ""] = row;
  return {
    addressLine1,
    zip,
    city,
    country,
    ...(states[country] && { state: states[country] }),
    firstName: "Åsa",
    lastName: "Öberg",
    cellNumber: phone.number,
    // Allows e-invoices to the company in any country.
    ...(kind === "company" && {
      company: "Fräs & Søn",
      organizationNumber,
      vatNumber,
      glnOrPeppolId: "7300010000001",
    }),
  };
}
