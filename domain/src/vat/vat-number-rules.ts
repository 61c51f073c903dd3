import { validate as validateAt } from "stdnum/lib/cjs/at/uid.js";
import { validate as validateBe } from "stdnum/lib/cjs/be/vat.js";
import { validate as validateBg } from "stdnum/lib/cjs/bg/vat.js";
import { validate as validateCy } from "stdnum/lib/cjs/cy/vat.js";
import { validate as validateCz } from "stdnum/lib/cjs/cz/dic.js";
import { validate as validateDe } from "stdnum/lib/cjs/de/vat.js";
import { validate as validateDk } from "stdnum/lib/cjs/dk/cvr.js";
import { validate as validateEe } from "stdnum/lib/cjs/ee/kmkr.js";
import { validate as validateEs } from "stdnum/lib/cjs/es/nif.js";
import { validate as validateFi } from "stdnum/lib/cjs/fi/alv.js";
import { validate as validateFr } from "stdnum/lib/cjs/fr/tva.js";
import { validate as validateGb } from "stdnum/lib/cjs/gb/vat.js";
import { validate as validateGr } from "stdnum/lib/cjs/gr/vat.js";
import { validate as validateHr } from "stdnum/lib/cjs/hr/oib.js";
import { validate as validateHu } from "stdnum/lib/cjs/hu/anum.js";
import { validate as validateIe } from "stdnum/lib/cjs/ie/vat.js";
import { validate as validateIt } from "stdnum/lib/cjs/it/iva.js";
import { validate as validateLt } from "stdnum/lib/cjs/lt/pvm.js";
import { validate as validateLu } from "stdnum/lib/cjs/lu/tva.js";
import { validate as validateLv } from "stdnum/lib/cjs/lv/pvn.js";
import { validate as validateMt } from "stdnum/lib/cjs/mt/vat.js";
import { validate as validateNl } from "stdnum/lib/cjs/nl/btw.js";
import { validate as validateNo } from "stdnum/lib/cjs/no/orgnr.js";
import { validate as validatePl } from "stdnum/lib/cjs/pl/nip.js";
import { validate as validatePt } from "stdnum/lib/cjs/pt/nif.js";
import { validate as validateRo } from "stdnum/lib/cjs/ro/cif.js";
import { validate as validateSe } from "stdnum/lib/cjs/se/vat.js";
import { validate as validateSi } from "stdnum/lib/cjs/si/ddv.js";
import { validate as validateSk } from "stdnum/lib/cjs/sk/dph.js";
import { isNumber } from "../validation/is-number.ts";

/**
 * Validates the body of a VAT number after its prefix, by country (ISO alpha-2): the European Union, Norway and the
 * United Kingdom.
 */
export const vatNumberRules: Readonly<Record<string, (text: string) => boolean>> = {
  AT: (text) => isNumber(validateAt, text),
  BE: (text) => isNumber(validateBe, text),
  BG: (text) => isNumber(validateBg, text),
  CY: (text) => isNumber(validateCy, text),
  CZ: (text) => isNumber(validateCz, text),
  DE: (text) => isNumber(validateDe, text),
  DK: (text) => isNumber(validateDk, text),
  EE: (text) => isNumber(validateEe, text),
  ES: (text) => isNumber(validateEs, text),
  FI: (text) => isNumber(validateFi, text),
  FR: (text) => isNumber(validateFr, text),
  GB: (text) => isNumber(validateGb, text),
  GR: (text) => isNumber(validateGr, text),
  HR: (text) => isNumber(validateHr, text),
  HU: (text) => isNumber(validateHu, text),
  IE: (text) => isNumber(validateIe, text),
  IT: (text) => isNumber(validateIt, text),
  LT: (text) => isNumber(validateLt, text),
  LU: (text) => isNumber(validateLu, text),
  LV: (text) => isNumber(validateLv, text),
  MT: (text) => isNumber(validateMt, text),
  NL: (text) => isNumber(validateNl, text),
  // With or without MVA.
  NO: (text) => isNumber(validateNo, text.replace(/MVA$/, "")),
  PL: (text) => isNumber(validatePl, text),
  PT: (text) => isNumber(validatePt, text),
  RO: (text) => isNumber(validateRo, text),
  SE: (text) => isNumber(validateSe, text),
  SI: (text) => isNumber(validateSi, text),
  SK: (text) => isNumber(validateSk, text),
};
