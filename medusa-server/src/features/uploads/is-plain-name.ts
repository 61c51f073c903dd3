import type { UploadType } from "@spolverk/domain";

const longestName = 200;

/**
 * Control characters, unpaired surrogates, invisible format characters, and characters of folders, drives or streams.
 */
const forbidden = /[\p{Cc}\p{Cs}\p{Cf}\u2028\u2029/\\:*?"<>|]/u;
/** Percent-encoded characters of that kind: a server may decode the name once more. */
const encoded = /%(0|1|2e|2f|5c|7f)/i;

/** Extensions of other file types, refused within a name: "invoice.pdf.exe", "photo.php.jpg". */
const endings = new Set(
  [
    "jpg jpeg jpe jfif png webp pdf gif bmp tif tiff heic heif avif ico svg svgz",
    "exe com bat cmd scr pif msi msp dll cpl lnk url reg hta chm jar class app dmg pkg apk deb rpm run bin iso img",
    "js mjs cjs ts vbs vbe wsf wsh ps1 psm1 sh bash py pl rb php php3 php4 php5 phtml phar asp aspx ashx jsp jspx cgi",
    "htm html xhtml shtml mht mhtml xml xsl xslt swf htaccess",
    "zip rar 7z gz tgz tar bz2 xz cab doc docx docm dot dotm xls xlsx xlsm xlsb ppt pptx pptm rtf",
  ]
    .join(" ")
    .split(" "),
);

const endingsOf: Readonly<Record<UploadType, readonly string[]>> = {
  "image/jpeg": ["jpg", "jpeg"],
  "image/png": ["png"],
  "image/webp": ["webp"],
  "application/pdf": ["pdf"],
};

/**
 * Whether a file's name is harmless: one line, without parts of a path, and with a single extension that matches the
 * type of the content.
 */
export function isPlainName(name: string, type: UploadType): boolean {
  if (name.length > longestName || name !== name.trim() || forbidden.test(name) || encoded.test(name)) {
    return false;
  }
  const [stem = "", ...rest] = name.split(".");
  const ending = rest.pop()?.toLowerCase() ?? "";
  const isHidden = stem.trim() === "";
  return (
    !isHidden &&
    endingsOf[type].includes(ending) &&
    !rest.some((part) => part === "" || endings.has(part.trim().toLowerCase()))
  );
}
