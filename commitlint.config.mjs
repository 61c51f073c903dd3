import { findSubjectProblems } from "./scripts/gates/find-subject-problems.mjs";

/** Conventional Commits with the preset's types; the subject is one imperative clause. */
export default {
  extends: ["@commitlint/config-conventional"],
  plugins: [
    {
      rules: {
        "one-imperative-clause": (/** @type {{ subject: string | null }} */ { subject }) => {
          const problems = findSubjectProblems(subject ?? "");
          return [problems.length === 0, problems.join("; ")];
        },
      },
    },
  ],
  rules: {
    "header-max-length": [2, "always", 72],
    "one-imperative-clause": [2, "always"],
  },
};
