import type { Translated } from "../schema/primitives.ts";

/** The views of a product besides the whole, with the words that each adds to the picture's alternative text. */
export const pictureViews = {
  sample: {
    da: "printet prøve",
    de: "gedrucktes Muster",
    en: "printed sample",
    es: "muestra impresa",
    fr: "échantillon imprimé",
    it: "campione stampato",
    no: "utskrevet prøve",
    sv: "utskrivet prov",
  },
  closeUp: {
    da: "nærbillede af filamentet",
    de: "Nahaufnahme des Filaments",
    en: "close-up of the filament",
    es: "primer plano del filamento",
    fr: "gros plan sur le filament",
    it: "primo piano del filamento",
    no: "nærbilde av filamentet",
    sv: "närbild av filamentet",
  },
  head: {
    da: "printhovedet i arbejde",
    de: "der Druckkopf bei der Arbeit",
    en: "the print head at work",
    es: "el cabezal en funcionamiento",
    fr: "la tête d’impression au travail",
    it: "la testina al lavoro",
    no: "skrivehodet i arbeid",
    sv: "skrivhuvudet i arbete",
  },
  below: {
    da: "set nedefra",
    de: "von unten gesehen",
    en: "seen from below",
    es: "vista desde abajo",
    fr: "vue de dessous",
    it: "vista dal basso",
    no: "sett nedenfra",
    sv: "sedd underifrån",
  },
} as const satisfies Record<string, Translated>;

export type PictureView = "whole" | keyof typeof pictureViews;
