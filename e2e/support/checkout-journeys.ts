import { newOrganizationNumber, newRegisterNumber } from "./new-register-number.ts";

/** The buyers, their sites and what they type: one journey for each combination of address form and VAT. */
export type Journey = {
  who: string;
  site: string;
  language: string;
  country: string;
  company: boolean;
  fields: Record<string, string>;
  /** The VAT in the summary before placing. */
  vat: "reverse charge" | "25";
  /** Whether the first shipping option needs a service point. */
  servicePoint: boolean;
  carrier: string;
  method: string;
};

const organizationNumber = newOrganizationNumber();
const person = { firstName: "Kim", lastName: "Weber" };
export const journeys: Journey[] = [
  {
    who: "a person in Sweden to a service point",
    site: "se",
    language: "sv",
    country: "SE",
    company: false,
    fields: {
      ...person,
      addressLine1: "Storgatan 1",
      zip: "25220",
      city: "Helsingborg",
      cellNumber: "0701234567",
    },
    vat: "25",
    servicePoint: true,
    carrier: "PostNord",
    method: "stripe",
  },
  {
    who: "a company in Sweden by e-invoice",
    site: "se",
    language: "sv",
    country: "SE",
    company: true,
    fields: {
      ...person,
      company: "Fräs AB",
      addressLine1: "Storgatan 1",
      zip: "252 20",
      city: "Helsingborg",
      cellNumber: "070-123 45 67",
      organizationNumber,
      glnOrPeppolId: `0007:${organizationNumber}`,
    },
    vat: "25",
    servicePoint: true,
    carrier: "PostNord",
    method: "e_invoice",
  },
  {
    who: "a company in Germany with reverse charge by invoice",
    site: "de",
    language: "de",
    country: "DE",
    company: true,
    fields: {
      ...person,
      company: "Weber Modellbau GmbH",
      addressLine1: "Hauptstraße 5",
      zip: "10115",
      city: "Berlin",
      cellNumber: "01512 3456789",
      organizationNumber: newRegisterNumber(),
      vatNumber: "DE 136 695 976",
    },
    vat: "reverse charge",
    servicePoint: false,
    carrier: "UPS",
    method: "invoice_mail",
  },
];
