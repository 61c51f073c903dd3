/**
 * The part of a compose file that is looked at.
 *
 * @typedef {object} ComposeService
 * @property {string} [image]
 * @property {{ dockerfile?: string, target?: string }} [build]
 * @property {Record<string, { condition?: string }>} [depends_on]
 * @property {unknown} [healthcheck]
 * @property {string} [restart]
 * @property {string[]} [volumes]
 *
 * @typedef {{ services?: Record<string, ComposeService>, volumes?: Record<string, unknown> }} Compose
 * @typedef {object} Surroundings
 * @property {(file: string) => boolean} exists
 * @property {readonly string[]} targets stages of the Dockerfile
 * @property {readonly string[]} variables names explained in .env.example
 * @property {readonly string[]} optional those of them that the shop does without
 */

const isSecret = (/** @type {string} */ name) => /(SECRET|TOKEN|PASSWORD)$/.test(name);

/** @param {string} name @param {ComposeService} service @param {Compose} compose @param {Surroundings} surroundings */
function findServiceProblems(name, service, compose, { exists, targets }) {
  const problems = [];
  const { image, build, healthcheck } = service;
  if (image === undefined && build === undefined) problems.push("needs an image or a build");
  if (image !== undefined && build === undefined && !/^[a-z0-9./-]+:[\w.-]+$/.test(image))
    problems.push(`image ${image} names no version`);
  if (build && !exists(build.dockerfile ?? "Dockerfile")) problems.push(`${build.dockerfile} does not exist`);
  if (build && !targets.includes(build.target ?? ""))
    problems.push(`the Dockerfile has no stage ${build.target}`);
  // A task that runs once ends instead of answering.
  if (healthcheck === undefined && service.restart !== "no") problems.push("has no health check");

  for (const [other, { condition }] of Object.entries(service.depends_on ?? {})) {
    const target = compose.services?.[other];
    if (!target) problems.push(`depends on ${other}, which does not exist`);
    else if (condition === "service_healthy" && !target.healthcheck)
      problems.push(`waits for ${other}, which has no health check`);
    else if (condition === "service_completed_successfully" && target.restart !== "no")
      problems.push(`waits for the end of ${other}, which starts again`);
  }
  for (const [source = ""] of (service.volumes ?? []).map((volume) => volume.split(":"))) {
    const isThere = source.startsWith(".") ? exists(source) : source in (compose.volumes ?? {});
    if (!isThere) problems.push(`mounts ${source}, which does not exist`);
  }
  return problems.map((problem) => `${name}: ${problem}`);
}

/** @param {string} text @param {Surroundings} surroundings */
function findVariableProblems(text, { variables, optional }) {
  const used = [...text.matchAll(/(?<!\$)\$\{(\w+)([^}]*)\}/g)];
  return used.flatMap(([, name = "", rest = ""]) => [
    ...(variables.includes(name) ? [] : [`${name} is not explained in .env.example`]),
    ...(isSecret(name) && !rest.startsWith(":?") && !optional.includes(name)
      ? [`${name} is a secret and must be required with :?`]
      : []),
  ]);
}

/** @param {string} text */
function findLiteralSecrets(text) {
  const settings = [...text.matchAll(/^\s*(\w+): *(\S+)/gm)];
  return settings.flatMap(([, name = "", value = ""]) =>
    isSecret(name) && !/^"?\$\{/.test(value) ? [`${name} is written out`] : [],
  );
}

/**
 * What would keep `docker compose up` from working, as far as can be told without an engine.
 *
 * @param {Compose} compose
 * @param {string} text of the same file
 * @param {Surroundings} surroundings
 * @returns {string[]}
 */
export function findComposeProblems(compose, text, surroundings) {
  const services = Object.entries(compose.services ?? {});
  const problems = [
    ...(services.length === 0 ? ["there is no service"] : []),
    ...services.flatMap(([name, service]) => findServiceProblems(name, service, compose, surroundings)),
    ...findVariableProblems(text, surroundings),
    ...findLiteralSecrets(text),
  ];
  return [...new Set(problems)];
}
