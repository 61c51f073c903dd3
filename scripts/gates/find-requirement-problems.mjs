/**
 * What is wrong with the table of requirements: a statement without its one row, a row for no statement, a proof that
 * is not there.
 *
 * @param {import("./read-requirements.mjs").Requirements} requirements
 * @param {(file: string) => string | null} readFile text of a file of the repository, null when it does not exist
 * @returns {string[]}
 */
export function findRequirementProblems({ statements, requirements }, readFile) {
  const known = new Set(statements);
  const listed = statements.flatMap((statement) => {
    const count = requirements.filter((row) => row.statement === statement).length;
    return count === 1 ? [] : [`[${statement}] has ${count} rows`];
  });
  const unknown = requirements.flatMap(({ statement }) =>
    known.has(statement) ? [] : [`[${statement}] is not a statement`],
  );
  const unproven = requirements.flatMap(({ statement, tests, see, later }) => {
    if (see !== null) return readFile(see) === null ? [`[${statement}] ${see} does not exist`] : [];
    if (tests.length === 0) return later ? [] : [`[${statement}] names neither a test nor "later"`];
    return tests.flatMap(({ file, title }) => {
      const text = readFile(file);
      if (text === null) return [`[${statement}] ${file} does not exist`];
      return text.includes(title) ? [] : [`[${statement}] ${file} has no test "${title}"`];
    });
  });
  return [
    ...(statements.length === 0 ? ["The line of statements is missing"] : []),
    ...listed,
    ...unknown,
    ...unproven,
  ];
}
