import { describe, expect, it } from "vitest";
import { languages } from "../languages.ts";
import { createSafetyTranslate, createWarningTranslate } from "./safety-texts.ts";

describe("product safety texts", () => {
  it.each(languages)("exist completely in %s", (language) => {
    const t = createSafetyTranslate(language);
    expect(t("warning.hot-surface")).not.toBe("");
    expect(t("precaution.P305+P351+P338")).not.toContain("P305");
  });

  it("include the warnings in Finnish, which is no language of the shop", () => {
    expect(createWarningTranslate("fi")("statement.H319")).toBe("Ärsyttää voimakkaasti silmiä.");
    expect(createWarningTranslate("sv")("statement.H319")).toBe("Orsakar allvarlig ögonirritation.");
  });
});
