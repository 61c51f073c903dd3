/** Invisible format characters, which mail programs skip. */
const invisible = /\p{Cf}/gu;
const scheme = /(?<![\p{L}\p{N}])(?:https?|ftp|mailto|javascript|data):|:\/\//iu;
const www = /(?<![\p{L}\p{N}])www\./iu;

const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?`;
const numericHost = String.raw`(?:\d{1,3}\.){3}\d{1,3}`;
/** A host followed by a path, a query, a fragment or a port. */
const hostWithPath = new RegExp(
  String.raw`(?:(?:${label}\.)+\p{L}{2,24}|${numericHost})(?:[/\\]|[?#](?=\S)|:\d)`,
  "u",
);

/**
 * Top-level domains of a bare host. Initials and titles have dots too ("A.B. Svensson", "Dr.Nils"), so the text has
 * to end in a common top-level domain, or in two lower-case letters after three characters or more.
 */
const endings = "com|net|org|info|biz|app|dev|shop|store|site|online|link|click|xyz|top|example";
const commonHost = new RegExp(String.raw`[\p{L}\p{N}]\.(?:${endings})(?![\p{L}\p{N}])`, "iu");
const countryHost = /[\p{L}\p{N}-]{3,}\.[a-z]{2}(?![\p{L}\p{N}])/u;

const normalize = (text: string) => text.normalize("NFKC").replaceAll(invisible, "");

/**
 * Tells whether a text holds a web address: a scheme such as "https:", "www." or a host with a path
 * ("evil.example/login"). A bare host does not count, as companies have such names ("Komplett.no AS").
 */
export function hasLink(text: string): boolean {
  const plain = normalize(text);
  return [scheme, www, hostWithPath].some((pattern) => pattern.test(plain));
}

/** Like `hasLink` for a person's name, where a bare host counts too: no person is called "evil.com". */
export function hasLinkInName(name: string): boolean {
  const plain = normalize(name);
  return hasLink(name) || commonHost.test(plain) || countryHost.test(plain);
}
