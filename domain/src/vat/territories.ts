/** The tax treatment of goods that arrive at a place. */
export type TaxArea = {
  /** The country whose VAT rate the shop charges, ISO 3166-1 alpha-2; null where it charges none. */
  vatCountry: string | null;
  /** VAT area: "EU", or the place's own code. Goods that stay in one area are no export. */
  vatArea: string;
  /** Customs area: "EU", or the place's own code. Goods that stay in one area are free of duty. */
  customsArea: string;
  /** Set for a place that levies neither duty nor tax on arriving goods. */
  isFreePort?: true;
};

export type Territory = TaxArea & {
  name: string;
  /** The territory's own ISO 3166-1 alpha-2 codes; empty when it has none. */
  codes: readonly string[];
  /** By country: the postal codes (without spaces and dashes) of its addresses that lie in the territory. */
  addresses: Readonly<Record<string, RegExp>>;
  source: string;
};

const directive6 = "Directive 2006/112/EC, article 6";
const directive7 = "Directive 2006/112/EC, article 7";
const protocol8 = "Windsor Framework, article 8 and annex 3";
const article349 = `${directive6}(1)(c); Treaty on the Functioning of the European Union, article 349`;

/**
 * Every place that is taxed differently from the country in its addresses. Carriers treat the place as that country.
 * Not listed: Madeira, the Azores, Corsica, the Greek islands, Jungholz and Mittelberg. They are in the VAT area with
 * rates of their own, which the shop does not know, so the shop taxes them as their country.
 */
export const territories: readonly Territory[] = [
  {
    name: "Monaco",
    codes: ["MC"],
    addresses: { FR: /^980/ },
    vatCountry: "FR",
    vatArea: "EU",
    customsArea: "EU",
    source: `${directive7}(1); Regulation (EU) No 952/2013, article 4(2)(a)`,
  },
  {
    name: "Northern Ireland",
    codes: [],
    addresses: { GB: /^BT\d/ },
    vatCountry: "GB",
    vatArea: "EU",
    customsArea: "EU",
    source: `${protocol8}: a member state for goods, with the rates of the United Kingdom`,
  },
  {
    name: "Isle of Man",
    codes: ["IM"],
    addresses: { GB: /^IM\d/ },
    vatCountry: "GB",
    vatArea: "GB",
    customsArea: "GB",
    source: "Isle of Man Act 1979, section 6: one VAT area with the United Kingdom",
  },
  {
    name: "Jersey",
    codes: ["JE"],
    addresses: { GB: /^JE\d/ },
    vatCountry: null,
    vatArea: "JE",
    customsArea: "GB",
    source: "HMRC VAT notice 703: outside the VAT area; customs arrangement with Jersey of 26 November 2018",
  },
  {
    name: "Guernsey",
    codes: ["GG"],
    addresses: { GB: /^GY\d/ },
    vatCountry: null,
    vatArea: "GG",
    customsArea: "GB",
    source:
      "HMRC VAT notice 703: outside the VAT area; customs arrangement with Guernsey of 26 November 2018",
  },
  {
    name: "Åland",
    codes: ["AX"],
    addresses: { FI: /^22/ },
    vatCountry: null,
    vatArea: "AX",
    customsArea: "EU",
    source: `${directive6}(1)(d)`,
  },
  {
    name: "Canary Islands",
    codes: [],
    addresses: { ES: /^3[58]/ },
    vatCountry: null,
    vatArea: "IC",
    customsArea: "EU",
    source: `${directive6}(1)(b)`,
  },
  {
    name: "Ceuta",
    codes: [],
    addresses: { ES: /^51/ },
    vatCountry: null,
    vatArea: "Ceuta",
    customsArea: "Ceuta",
    source: `${directive6}(2)(c)`,
  },
  {
    name: "Melilla",
    codes: [],
    addresses: { ES: /^52/ },
    vatCountry: null,
    vatArea: "Melilla",
    customsArea: "Melilla",
    source: `${directive6}(2)(d)`,
  },
  {
    name: "Livigno",
    codes: [],
    addresses: { IT: /^23041$/ },
    vatCountry: null,
    vatArea: "Livigno",
    customsArea: "Livigno",
    source: `${directive6}(2)(e); Regulation (EU) No 952/2013, article 4(1)`,
  },
  {
    name: "Campione d’Italia",
    codes: [],
    addresses: { IT: /^22061$/ },
    vatCountry: null,
    vatArea: "Campione",
    customsArea: "EU",
    source: `${directive6}(1)(f), by Directive (EU) 2019/475`,
  },
  {
    name: "Büsingen",
    codes: [],
    addresses: { DE: /^78266$/, CH: /^8238$/ },
    vatCountry: null,
    vatArea: "CH",
    customsArea: "CH",
    source: `${directive6}(2)(b); treaty of 23 November 1964 on its inclusion in the Swiss customs territory`,
  },
  {
    name: "Heligoland",
    codes: [],
    addresses: { DE: /^27498$/ },
    vatCountry: null,
    vatArea: "Heligoland",
    customsArea: "Heligoland",
    source: `${directive6}(2)(a)`,
  },
  {
    name: "Mount Athos",
    codes: [],
    addresses: { GR: /^6308[67]$/ },
    vatCountry: null,
    vatArea: "Athos",
    customsArea: "EU",
    source: `${directive6}(1)(a)`,
  },
  {
    name: "Guadeloupe",
    codes: ["GP"],
    addresses: { FR: /^971(?!33|50)/ },
    vatCountry: null,
    vatArea: "GP",
    customsArea: "EU",
    source: article349,
  },
  {
    name: "Martinique",
    codes: ["MQ"],
    addresses: { FR: /^972/ },
    vatCountry: null,
    vatArea: "MQ",
    customsArea: "EU",
    source: article349,
  },
  {
    name: "French Guiana",
    codes: ["GF"],
    addresses: { FR: /^973/ },
    vatCountry: null,
    vatArea: "GF",
    customsArea: "EU",
    source: article349,
  },
  {
    name: "Réunion",
    codes: ["RE"],
    addresses: { FR: /^974/ },
    vatCountry: null,
    vatArea: "RE",
    customsArea: "EU",
    source: article349,
  },
  {
    name: "Mayotte",
    codes: ["YT"],
    addresses: { FR: /^976/ },
    vatCountry: null,
    vatArea: "YT",
    customsArea: "EU",
    source: article349,
  },
  {
    name: "Saint Martin",
    codes: ["MF"],
    addresses: { FR: /^97150$/ },
    vatCountry: null,
    vatArea: "MF",
    customsArea: "EU",
    source: article349,
  },
  {
    name: "Overseas countries and territories of France",
    codes: ["BL", "PM", "WF", "PF", "NC", "TF"],
    addresses: { FR: /^(?:97133$|975|98[4678])/ },
    vatCountry: null,
    vatArea: "French overseas",
    customsArea: "French overseas",
    source: "Treaty on the Functioning of the European Union, article 355(2) and annex II",
  },
  {
    name: "San Marino",
    codes: ["SM"],
    addresses: { IT: /^4789\d$/ },
    vatCountry: null,
    vatArea: "SM",
    customsArea: "EU",
    source: "Agreement on customs union of 16 December 1991 (OJ L 84, 28.3.2002), article 2",
  },
  {
    name: "Vatican City",
    codes: ["VA"],
    addresses: { IT: /^00120$/ },
    vatCountry: null,
    vatArea: "VA",
    customsArea: "VA",
    source: "European Commission, Territorial status of EU countries and certain territories",
  },
  {
    name: "Svalbard and Jan Mayen",
    codes: ["SJ"],
    addresses: { NO: /^(?:917\d|8099)$/ },
    vatCountry: null,
    vatArea: "SJ",
    customsArea: "SJ",
    isFreePort: true,
    source: "Merverdiavgiftsloven § 1-2: outside the VAT area of Norway",
  },
  {
    name: "Faroe Islands",
    codes: ["FO"],
    addresses: {},
    vatCountry: null,
    vatArea: "FO",
    customsArea: "FO",
    source: "Treaty on the Functioning of the European Union, article 355(5)(a)",
  },
  {
    name: "Greenland",
    codes: ["GL"],
    addresses: { DK: /^39\d\d$/ },
    vatCountry: null,
    vatArea: "GL",
    customsArea: "GL",
    source: "Treaty on the Functioning of the European Union, articles 204 and 355(2)",
  },
];
