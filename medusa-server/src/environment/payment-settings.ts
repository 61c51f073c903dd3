/** A missing or invalid environment variable. */
export type Problem = { name: string; message: string };

export type SwishSettings = {
  url: string;
  /** The shop's Swish number. */
  payeeAlias: string;
  /** Public address for Swish's callbacks. */
  callbackUrl: string;
  /** PEM files of the certificate, its key and the trusted authorities; null for an emulator on this machine. */
  tlsFiles: { cert: string; key: string; ca: string } | null;
};

export type PayLaterSettings = {
  url: string;
  username: string;
  password: string;
  /** Public address for the provider's notifications of an authorization and of its risk check. */
  callbackUrl: string;
};

type Read<Settings> = { settings: Settings | null; problems: Problem[] };
type Variables = Readonly<Record<string, string | undefined>>;

const tlsNames = ["SWISH_CERT_FILE", "SWISH_KEY_FILE", "SWISH_CA_FILE"];
const swishNames = ["SWISH_URL", "SWISH_PAYEE_ALIAS", "SWISH_CALLBACK_URL"];
export const swishVariables = [...swishNames, ...tlsNames];
export const payLaterVariables = [
  "PAY_LATER_URL",
  "PAY_LATER_USERNAME",
  "PAY_LATER_API_KEY",
  "PAY_LATER_CALLBACK_URL",
];

/**
 * Reads Swish's variables: all of them or none.
 *
 * @param isLocal whether this is a local shop: only there may an address be http
 * @returns null settings when no variable is set; each missing or wrong variable when some are
 */
export function readSwishSettings(variables: Variables, isLocal: boolean): Read<SwishSettings> {
  if (!swishVariables.some((name) => variables[name])) return { settings: null, problems: [] };
  const value = (name: string) => variables[name] ?? "";
  const isHttp = value("SWISH_URL").startsWith("http:");
  const problems = [
    ...findMissing(variables, [...swishNames, ...(isHttp ? [] : tlsNames)]),
    ...findWrongUrls(variables, ["SWISH_URL", "SWISH_CALLBACK_URL"], isLocal),
    ...(/^\d{10}$|^$/.test(value("SWISH_PAYEE_ALIAS"))
      ? []
      : [{ name: "SWISH_PAYEE_ALIAS", message: "must be a Swish number of 10 digits" }]),
  ];
  if (problems.length > 0) return { settings: null, problems };
  const [cert = "", key = "", ca = ""] = tlsNames.map(value);
  return {
    problems,
    settings: {
      url: value("SWISH_URL").replace(/\/$/, ""),
      payeeAlias: value("SWISH_PAYEE_ALIAS"),
      callbackUrl: value("SWISH_CALLBACK_URL"),
      tlsFiles: isHttp ? null : { cert, key, ca },
    },
  };
}

/** Reads the pay-later provider's variables by the same rules. */
export function readPayLaterSettings(variables: Variables, isLocal: boolean): Read<PayLaterSettings> {
  if (!payLaterVariables.some((name) => variables[name])) return { settings: null, problems: [] };
  const problems = [
    ...findMissing(variables, payLaterVariables),
    ...findWrongUrls(variables, ["PAY_LATER_URL", "PAY_LATER_CALLBACK_URL"], isLocal),
  ];
  if (problems.length > 0) return { settings: null, problems };
  const [url = "", username = "", password = "", callbackUrl = ""] = payLaterVariables.map(
    (name) => variables[name],
  );
  return { problems, settings: { url: url.replace(/\/$/, ""), username, password, callbackUrl } };
}

function findMissing(variables: Variables, names: readonly string[]): Problem[] {
  return names.filter((name) => !variables[name]).map((name) => ({ name, message: "must be set" }));
}

function findWrongUrls(variables: Variables, names: readonly string[], isLocal: boolean): Problem[] {
  return names
    .filter((name) => {
      const address = variables[name];
      return address && !(URL.canParse(address) && (isLocal ? /^https?:/ : /^https:/).test(address));
    })
    .map((name) => ({ name, message: "must begin with https:// (http:// in a local shop only)" }));
}
