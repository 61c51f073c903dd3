/**
 * The checked parts of a compose file.
 *
 * @typedef {object} ComposeService
 * @property {string} [image]
 * @property {{ dockerfile?: string, target?: string }} [build]
 * @property {Record<string, { condition?: string }>} [depends_on]
 * @property {unknown} [healthcheck]
 * @property {string} [restart]
 * @property {string[]} [volumes]
 * @property {boolean} [read_only]
 * @property {string[]} [cap_drop]
 * @property {string[]} [security_opt]
 * @property {string} [mem_limit]
 * @property {number} [pids_limit]
 * @property {unknown[]} [ports]
 * @property {string[]} [networks]
 * @property {Record<string, unknown>} [environment]
 *
 * @typedef {object} Compose
 * @property {Record<string, ComposeService>} [services]
 * @property {Record<string, unknown>} [volumes]
 * @property {Record<string, { internal?: boolean } | null>} [networks]
 * @typedef {object} Surroundings
 * @property {(file: string) => boolean} exists
 * @property {readonly string[]} targets stages of the Dockerfile
 * @property {readonly string[]} variables names explained in .env.example
 * @property {readonly string[]} optional those of `variables` that the shop does not need
 * @property {readonly string[]} publishers services that may publish a port
 * @property {Readonly<Record<string, readonly string[]>>} reach for a service, the only others that it may share a
 *   network with
 * @property {readonly string[]} inside services without internet access
 * @property {Readonly<Record<string, readonly string[]>>} reads for a service, the variables that its program reads
 *   and that compose has to pass
 */

const isSecret = (/** @type {string} */ name) => /(SECRET|TOKEN|PASSWORD)$/.test(name);

/** @param {string} name @param {ComposeService} service @param {Compose} compose @param {Surroundings} surroundings */
function findServiceProblems(name, service, compose, { exists, targets }) {
  const problems = [];
  const { image, build, healthcheck } = service;
  if (image === undefined && build === undefined) problems.push("needs an image or a build");
  if (
    image !== undefined &&
    build === undefined &&
    !/^[a-z0-9./-]+:(\d+\.\d+[\w.-]*|[\w.-]+@sha256:[0-9a-f]{64})$/.test(image)
  )
    problems.push(`image ${image} names no exact version`);
  if (build && !exists(build.dockerfile ?? "Dockerfile")) problems.push(`${build.dockerfile} does not exist`);
  if (build && !targets.includes(build.target ?? ""))
    problems.push(`the Dockerfile has no stage ${build.target}`);
  // A service with `restart: "no"` is a task that runs once; it serves no requests and needs no health check.
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

/**
 * Finds rights that a compromised container would have and does not need.
 *
 * @param {string} name @param {ComposeService} service @param {Surroundings} surroundings
 */
function findHardeningProblems(name, service, { publishers }) {
  const problems = [];
  if (service.read_only !== true) problems.push("can write to its file system: set read_only");
  if (!service.cap_drop?.includes("ALL")) problems.push("keeps capabilities: set cap_drop: [ALL]");
  if (!service.security_opt?.includes("no-new-privileges:true"))
    problems.push("can gain privileges: set no-new-privileges:true");
  if (service.mem_limit === undefined) problems.push("has no mem_limit");
  if (service.pids_limit === undefined) problems.push("has no pids_limit");
  if (service.ports !== undefined && !publishers.includes(name)) problems.push("publishes a port");
  return problems.map((problem) => `${name}: ${problem}`);
}

/** @param {Compose} compose @param {Surroundings} surroundings */
function findNetworkProblems(compose, { reach, inside }) {
  const services = Object.entries(compose.services ?? {});
  const networks = compose.networks ?? {};
  return services.flatMap(([name, service]) => {
    const own = service.networks ?? [];
    const allowed = reach[name];
    const reached = services.filter(
      ([other, { networks: others = [] }]) => other !== name && others.some((each) => own.includes(each)),
    );
    return [
      // A service that names no network joins the default network, with all other services that name none.
      ...(own.length === 0 ? ["names no network"] : []),
      ...own.filter((each) => !(each in networks)).map((each) => `network ${each} does not exist`),
      ...(inside.includes(name) && own.some((each) => networks[each]?.internal !== true)
        ? ["has a way to the internet: its networks must be internal"]
        : []),
      ...(allowed === undefined
        ? []
        : reached
            .filter(([other]) => !allowed.includes(other))
            .map(([other]) => `shares a network with ${other}`)),
    ].map((problem) => `${name}: ${problem}`);
  });
}

/**
 * Finds variables without effect: explained in .env.example but not passed on, or passed on but not read.
 *
 * @param {Compose} compose
 * @param {Surroundings} surroundings
 */
function findUnpassedVariables(compose, { reads }) {
  return Object.entries(reads).flatMap(([name, wanted]) => {
    const passed = Object.keys(compose.services?.[name]?.environment ?? {});
    return [
      ...wanted
        .filter((variable) => !passed.includes(variable))
        .map((variable) => `${name}: does not pass on ${variable}, which its program reads`),
      ...passed
        .filter((variable) => !wanted.includes(variable))
        .map((variable) => `${name}: passes on ${variable}, which its program does not read`),
    ];
  });
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
 * Finds what would break `docker compose up` or weaken the isolation of its containers, without a Docker engine.
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
    ...services.flatMap(([name, service]) => findHardeningProblems(name, service, surroundings)),
    ...findNetworkProblems(compose, surroundings),
    ...findUnpassedVariables(compose, surroundings),
    ...findVariableProblems(text, surroundings),
    ...findLiteralSecrets(text),
  ];
  return [...new Set(problems)];
}
