import { takeBackTerms } from "@spolverk/domain";
import { useTranslation } from "react-i18next";
import type { FieldProblem, FieldProblems } from "./find-field-problems.ts";

/** Returns a function that maps the problems of each field to one text per field, which names them all. */
export function useProblemTexts() {
  const { t, i18n } = useTranslation();
  const format = (amount: number) => new Intl.NumberFormat(i18n.language).format(amount);
  const { minimumSpools, maximumWeightKg, maximumLengthM, maximumGirthM } = takeBackTerms;
  const values = {
    spools: format(minimumSpools),
    kg: format(maximumWeightKg),
    longest: format(maximumLengthM),
    girth: format(maximumGirthM),
  };

  /** @param isShown whether to show a problem already; by default all are shown */
  return (problems: FieldProblems, isShown: (problem: FieldProblem) => boolean = () => true) => {
    const texts: Record<string, string> = {};
    for (const [field, found] of Object.entries(problems)) {
      const shown = found.filter(isShown);
      if (shown.length > 0)
        texts[field] = shown.map((problem) => t(`takeBack.problems.${problem}`, values)).join(" ");
    }
    return texts;
  };
}
