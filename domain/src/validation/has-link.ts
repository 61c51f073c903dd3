/** Invisible characters, which a mail program skips. */
const invisible = /\p{Cf}/gu;
const scheme = /(?<![\p{L}\p{N}])(?:https?|ftp|mailto|javascript|data):|:\/\//iu;
const www = /(?<![\p{L}\p{N}])www\./iu;

const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?`;
const numericHost = String.raw`(?:\d{1,3}\.){3}\d{1,3}`;
/** A host, and what leads on into it: a path, a query, a fragment or a port. */
const hostWithPath = new RegExp(
  String.raw`(?:(?:${label}\.)+\p{L}{2,24}|${numericHost})(?:[/\\]|[?#](?=\S)|:\d)`,
  "u",
);

/**
 * Endings of a host that stands alone. Initials and titles have dots too ("A.B. Svensson", "Dr.Nils"), so it has to
 * end as many hosts do, or in the two small letters of a country behind three signs or more.
 */
const endings = "com|net|org|info|biz|app|dev|shop|store|site|online|link|click|xyz|top|example";
const commonHost = new RegExp(String.raw`[\p{L}\p{N}]\.(?:${endings})(?![\p{L}\p{N}])`, "iu");
const countryHost = /[\p{L}\p{N}-]{3,}\.[a-z]{2}(?![\p{L}\p{N}])/u;

const normalize = (text: string) => text.normalize("NFKC").replaceAll(invisible, "");

/**
 * Tells whether a text holds a web address: a scheme such as "https:", "www." or a host with a path
 * ("evil.example/login"). A host alone is none, as companies are called so ("Komplett.no AS").
 */
export function hasLink(text: string): boolean {
  const plain = normalize(text);
  return [scheme, www, hostWithPath].some((pattern) => pattern.test(plain));
}

/** Does the same for a person's name, where a host alone counts too: no person is called "evil.com". */
export function hasLinkInName(name: string): boolean {
  const plain = normalize(name);
  return hasLink(name) || commonHost.test(plain) || countryHost.test(plain);
}
