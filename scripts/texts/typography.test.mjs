import { describe, expect, it } from "vitest";
import { findTypographyProblems } from "./find-typography-problems.mjs";
import { listProse } from "./list-prose.mjs";

const nbsp = "\u00A0";
const narrow = "\u202F";

describe("findTypographyProblems", () => {
  it.each([
    ["en", 'Say "yes"', "has a straight quotation mark"],
    ["en", "Don't", "has a straight apostrophe"],
    ["en", "Wait...", "has three dots for an ellipsis"],
    ["en", "Two  spaces", "has two spaces in a row"],
    ["en", "Done .", "has a space before a full stop or a comma"],
    ["en", "Really ?", "has a space before a punctuation mark"],
    ["en", "1,75 mm", "has a decimal comma"],
    ["en", "„Yes“", "has other quotation marks than “”"],
    ["en", "“Yes", "has not as many “ as ”"],
    ["sv", "“ja”", "has other quotation marks than ”"],
    ["sv", "1.75 mm", "has a decimal point"],
    ["da", "„ja“", "has other quotation marks than ”»«"],
    ["no", "”ja”", "has other quotation marks than «»"],
    ["de", "»ja«", "has other quotation marks than „“"],
    ["de", "„ja", "has not as many „ as “"],
    ["fr", `Vraiment${nbsp}?`, "lacks the narrow no-break space before ; ! or ?"],
    ["fr", "{{name}} ; fin", "lacks the narrow no-break space before ; ! or ?"],
    ["fr", "Total : {{total}}", "lacks the no-break space before a colon"],
    ["fr", "« {{query}} »", "lacks a no-break space inside « »"],
    ["fr", "20 %", "lacks the no-break space before a per cent sign"],
    ["fr", "{{percent, number}}%", "lacks the no-break space before a per cent sign"],
    ["fr", "1,75 mm", "lacks the no-break space before a unit"],
    ["fr", "{{kg}} kg", "lacks the no-break space before a unit"],
    ["fr", "le 1 mars", "writes the first of a month without “er”"],
    ["fr", "Chargement …", "has a space before an ellipsis"],
    ["fr", "“oui”", "has other quotation marks than «»"],
    ["it", "Caricamento …", "has a space before an ellipsis"],
    ["it", "il {{percent}} %", "has a space before a per cent sign"],
    ["it", "1.75 mm", "has a decimal point"],
    ["it", "“sì”", "has other quotation marks than «»"],
    ["es", "Cargando …", "has a space before an ellipsis"],
    ["es", "el 20%", "lacks the no-break space before a per cent sign"],
    ["es", "Tienes dudas?", "has not as many ¿ as ?"],
    ["es", "Gracias!", "has not as many ¡ as !"],
    ["es", "Pulse el botón", "speaks to the shopper as usted"],
    ["it", "Ha già usato il codice", "speaks to the shopper as Lei"],
  ])("reports in %s that “%s” %s", (language, text, problem) => {
    expect(findTypographyProblems(language, text)).toContain(problem);
  });

  it.each([
    ["en", "“Don’t”, 1.75 mm, 1,000 kg, 50%. It’s here: https://example.com/a?b=c;d. Really?"],
    ["sv", "”Ja”, 1,75 mm, 30 % …"],
    ["da", "”Ja” eller »ja«, 1.000 kr."],
    ["no", "«Ja», 1,75 mm."],
    ["de", "„Ja“, 1.000 Euro, am 1. März."],
    ["de", "Stufe AA der WCAG 2.2."],
    [
      "fr",
      `Vraiment${narrow}? Oui${narrow}! Un${narrow}; deux${nbsp}: «${nbsp}{{query}}${nbsp}», 20${nbsp}%, 1,75${nbsp}mm…`,
    ],
    ["fr", "le 1er mars, le 21 mars, de 1 à 3 m² et 2 modes"],
    ["it", "«Sì»: {{percent, number}}%, 1,75 mm…"],
    ["es", `¿Sí? ¡Claro! «Sí»: 20${nbsp}%, 1,75 mm…`],
  ])("accepts in %s “%s”", (language, text) => {
    expect(findTypographyProblems(language, text)).toEqual([]);
  });

  it.each(["da", "de", "en", "es", "fr", "it", "no", "sv"])(
    "ignores in %s codes, URLs and placeholder names",
    (language) => {
      const text =
        "{{percent, number}} <terms>x</terms> 0007:5560360793 ISO 10993-5 PA12-CF15 support@example.com www.imy.se";
      expect(findTypographyProblems(language, text)).toEqual([]);
    },
  );
});

describe("listProse", () => {
  it("lists paragraphs, items and cells with their spaces, and leaves code out", () => {
    const text = (/** @type {string} */ words) => ({ type: /** @type {const} */ ("text"), text: words });
    expect(
      listProse({
        type: "doc",
        content: [
          { type: "heading", attrs: { level: 2, id: "a" }, content: [text("Un"), text(` titre${nbsp}:`)] },
          { type: "codeBlock", content: [text('say "yes"')] },
          {
            type: "bulletList",
            content: [
              {
                type: "listItem",
                content: [
                  {
                    type: "paragraph",
                    content: [text("Tapez "), { ...text('G28 "x"'), marks: [{ type: "code" }] }, text(".")],
                  },
                ],
              },
            ],
          },
        ],
      }),
    ).toEqual([`Un titre${nbsp}:`, "Tapez x."]);
  });
});
