/** Verbs whose base form looks like a third person, a past or a gerund. */
const baseForms =
  /^(?:.*(?:ss|us|bias|canvas|alias)|need|feed|seed|embed|speed|exceed|proceed|succeed|heed|shed|shred|bed|wed|bleed|breed|bring|ring|string|ping|spring|swing)$/;
/** Past forms and third persons that have no regular ending. */
const irregularForms = new Set(
  "began bound bought broke brought built came caught chose did does done drew fell felt forgot found gave got had has held kept knew laid led left lost made meant met paid ran said sent showed sold sought spent stood taught thought told took went were won wrote".split(
    " ",
  ),
);
/** Words that begin a statement or a clause, never a command. */
const openers = new Set(
  "a an the this that these those it its he she they we you i one two three some any all each every no nobody somebody whoever what which who whose how why when where while if unless after before since until in on at of by for from to with without as is are was were be".split(
    " ",
  ),
);

/** @param {string} word */
const isImperative = (word) =>
  !openers.has(word) && !irregularForms.has(word) && (baseForms.test(word) || !/(?:s|ed|ing)$/.test(word));

/**
 * Finds what keeps a commit's subject from being one imperative clause: a first word that is no imperative, a verb that
 * states a fact, or a second clause.
 *
 * @param {string} subject the header after its type and scope
 * @returns {string[]} one sentence for each problem
 */
export function findSubjectProblems(subject) {
  const [first = ""] = subject
    .trim()
    .toLowerCase()
    .split(/[^\p{L}'’-]+/u);
  const stated = / (?:is|are|was|were|has been|have been) /.exec(` ${subject} `)?.[0].trim();
  return [
    ...(isImperative(first) ? [] : [`the subject begins with a command, such as "fix", not with "${first}"`]),
    ...(stated === undefined ? [] : [`"${stated}" states what is so: say what the commit does`]),
    ...(/, and /.test(subject) ? [`", and" joins two changes: make two commits`] : []),
    ...(subject.includes(";") ? [`";" joins two clauses: leave one to the body`] : []),
  ];
}
