import { crc32, deflateSync } from "node:zlib";
import { type UploadProblem, uploadTerms } from "@spolverk/domain";
import { makePdf, makePicture, toPdfStream } from "./sample-files.ts";

/** A file that has to be refused, for one of `problems`. */
export type HostileFile = {
  name: string;
  content: Buffer;
  length?: number | null;
  problems: readonly UploadProblem[];
};

const bytes = (text: string) => Buffer.from(text, "latin1");
const script = "<script>alert(document.domain)</script>";

/** An empty ZIP, and one with a file's header. */
const emptyZip = bytes(`PK\x05\x06${"\0".repeat(18)}`);
const zip = Buffer.concat([bytes(`PK\x03\x04${"\0".repeat(26)}`), emptyZip]);

/** Formats that the shop never accepts. */
const foreign: Readonly<Record<string, Buffer>> = {
  gif: bytes("GIF89a\x01\0\x01\0\0\0\0;"),
  gifWithScript: bytes(`GIF89a/*\0\0*/=1;alert(1)//;`),
  svg: bytes(`<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}</svg>`),
  svgWithDeclaration: bytes(`<?xml version="1.0"?><!DOCTYPE svg><svg>${script}</svg>`),
  svgWithEntity: bytes(`<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg>&a;</svg>`),
  svgWithMark: bytes(`\xef\xbb\xbf<svg>${script}</svg>`),
  html: bytes(`<!doctype html>${script}`),
  htmlWithPdf: bytes(`<!--%PDF-1.4 -->${script}`),
  script: bytes("alert(1)"),
  php: bytes("<?php system($_GET[0]); ?>"),
  shell: bytes("#!/bin/sh\nrm -rf /\n"),
  zip,
  emptyZip,
  zipWithPdf: Buffer.concat([zip, makePdf()]),
  exe: bytes("MZ\x90\0\x03\0\0\0PE\0\0"),
  elf: bytes("\x7fELF\x02\x01\x01"),
  bmp: bytes("BM6\0\0\0\0\0\0\x006\0\0\0"),
  tiffOne: bytes("II*\0\x08\0\0\0"),
  tiffTwo: bytes("MM\0*\0\0\0\x08"),
  heic: bytes("\0\0\0\x18ftypheic\0\0\0\0"),
  avif: bytes("\0\0\0\x1cftypavif\0\0\0\0"),
  mp4: bytes("\0\0\0\x18ftypmp42\0\0\0\0"),
  riffWave: bytes("RIFF\x24\0\0\0WAVEfmt "),
  gzip: bytes("\x1f\x8b\x08\0\0\0\0\0"),
  rar: bytes("Rar!\x1a\x07\x01\0"),
  sevenZip: bytes("7z\xbc\xaf\x27\x1c"),
  javaClass: bytes("\xca\xfe\xba\xbe\0\0\x004"),
  flash: bytes("CWS\x0a\0\0\0\0"),
  wasm: bytes("\0asm\x01\0\0\0"),
  richText: bytes("{\\rtf1\\ansi hello}"),
  postScript: bytes("%!PS-Adobe-3.0 EPSF-3.0"),
  oldOffice: bytes("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"),
  icon: bytes("\0\0\x01\0\x01\0\x10\x10"),
  wideText: bytes("\xff\xfeh\0i\0"),
  oneByte: bytes("\0"),
  pdfAfterSpace: Buffer.concat([bytes(" \n"), makePdf()]),
  pdfAfterJunk: Buffer.concat([bytes("GIF89a;"), makePdf()]),
  pdfAfterMark: Buffer.concat([bytes("\xef\xbb\xbf"), makePdf()]),
  pngInLowerCase: bytes("\x89png\r\n\x1a\n"),
  pngAsText: bytes("\x89PNG\n\x1a\n\0\0"),
};

const prefixes: Readonly<Record<string, Buffer>> = {
  "a.jpg": bytes("\xff\xd8\xff\xe0\0\x10JFIF\0\x01"),
  "a.png": bytes("\x89PNG\r\n\x1a\n"),
  "a.webp": bytes("RIFF\x40\0\0\0WEBPVP8 "),
  "a.pdf": bytes("%PDF-1.7\n"),
};
const tails: readonly Buffer[] = [
  bytes(""),
  bytes("\0".repeat(4000)),
  bytes("\xff".repeat(4000)),
  bytes(script),
  bytes("<?php system($_GET[0]); ?>"),
  bytes("MZ\x90\0\x03\0"),
  bytes("/*"),
  zip,
];

const executables = "exe com bat cmd scr js vbs ps1 sh php jsp jar html svg zip docm lnk hta".split(" ");
const inner = "exe bat js php php5 phtml html svg zip rar jar asp jsp pdf png jpg webp doc xlsm hta".split(
  " ",
);
const badNames = [
  "../a.png",
  "..\\a.png",
  "/etc/a.png",
  "a/b.png",
  "C:a.png",
  "a\0.png",
  "a\r\n.png",
  "a\t.png",
  "\u202Egnp.a.png",
  "a\u200b.png",
  ".png",
  " .png",
  "a.png ",
  " a.png",
  "a.png.",
  "a..png",
  "a.png::$DATA",
  "a%00.png",
  "a%2e%2e%2fb.png",
  "a%0d%0a.png",
  'a".png',
  "<a>.png",
  "a|b.png",
  "a*.png",
  "a?.png",
  "png",
  "a",
  "a.",
  "...",
  `${"a".repeat(300)}.png`,
  "a.png/",
  "a.PNG.exe",
  "a.png;.jpg",
];

/** Builds a picture whose header declares `width` times `height` pixels. */
function toBomb(width: number, height: number, format: "png" | "jpeg"): Buffer {
  if (format === "jpeg") {
    const size = Buffer.from([height >> 8, height & 255, width >> 8, width & 255]);
    return Buffer.concat([
      bytes("\xff\xd8\xff\xc0\0\x11\x08"),
      size,
      bytes("\x03\x01\x22\0\x02\x11\x01\x03\x11\x01\xff\xda\0\x0c\x03\x01\0\x02\x11\x03\x11\0\x3f\0\xff\xd9"),
    ]);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6], 8);
  const data = deflateSync(Buffer.alloc(1_000_000));
  return Buffer.concat([
    bytes("\x89PNG\r\n\x1a\n"),
    toChunk("IHDR", header),
    toChunk("IDAT", data),
    toChunk("IEND"),
  ]);
}

function toChunk(type: string, data = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([bytes(type), data]);
  const chunk = Buffer.alloc(8 + body.length);
  chunk.writeUInt32BE(data.length, 0);
  chunk.set(body, 4);
  chunk.writeUInt32BE(crc32(body), 4 + body.length);
  return chunk;
}

const run = "/S /JavaScript /JS (app.alert\\(1\\))";
const packedObjects = (objects: string, dictionary = "/Type /ObjStm /N 1 /First 4") =>
  makePdf({ objects: [toPdfStream(`9 0 ${objects}`, dictionary)] });
/** PDFs with one problem each. */
const hostilePdfs: readonly Buffer[] = [
  makePdf({ catalog: `/OpenAction << ${run} >>` }),
  makePdf({ catalog: "/OpenAction << /S /J#61vaScript /#4a#53 (app.alert\\(1\\)) >>" }),
  makePdf({ catalog: `/Names << /JavaScript << /Names [(a) << ${run} >>] >> >>` }),
  makePdf({ catalog: `/AA << /WC << ${run} >> >>` }),
  makePdf({ page: `/AA << /O << ${run} >> >>` }),
  makePdf({ page: `/Annots [<< /Subtype /Link /Rect [0 0 9 9] /A << ${run} >> >>]` }),
  makePdf({ catalog: "/OpenAction << /S /Launch /F (cmd.exe) >>" }),
  makePdf({ catalog: "/OpenAction << /S /#4caunch /F (cmd.exe) >>" }),
  makePdf({
    catalog: "/Names << /EmbeddedFiles << /Names [(a.exe) 4 0 R] >> >>",
    objects: [
      "<< /Type /Filespec /F (a.exe) /EF << /F 5 0 R >> >>",
      toPdfStream("MZ", "/Type /EmbeddedFile"),
    ],
  }),
  makePdf({ page: "/Annots [<< /Subtype /RichMedia /Rect [0 0 9 9] >>]" }),
  makePdf({ catalog: "/AcroForm << /XFA 4 0 R /Fields [] >>", objects: [toPdfStream(script, "")] }),
  makePdf({ trailer: "/Encrypt << /Filter /Standard /V 1 /R 2 /O (x) /U (x) /P -4 >>" }),
  packedObjects(`<< ${run} >>`),
  packedObjects("<< /S /Launch /F (cmd.exe) >>"),
  packedObjects("<< /S /J#61vaScript >>"),
  packedObjects(`<< ${run} >>`, "/Type /XObject /N 1 /First 4"),
  packedObjects("", "/Type /ObjStm /N 1 /First 4 /Filter /LZWDecode"),
  makePdf({
    objects: ["<< /Type /ObjStm /N 1 /First 4 /Filter [/FlateDecode /FlateDecode] >>\nstream\nx\nendstream"],
  }),
  makePdf({ objects: [toPdfStream(Buffer.alloc(64_000_000, "a"), "/Type /ObjStm /N 1 /First 4")] }),
  packedObjects(`<< ${run} >>`, "/Type /ObjStm /N 1 /First 4 /X ( obj)"),
  makePdf({ objects: [`(stream\n) ${toPdfStream(`9 0 << ${run} >>`, "/Type /ObjStm /N 1 /First 4")}`] }),
  makePdf({
    objects: [
      toPdfStream(`9 0 << ${run} >>`, "/Type /ObjStm /N 1 /First 4").replace("stream\n", "stream \r"),
    ],
  }),
  makePdf({ objects: [`<< /Length 9 >>\nstream\n${run}`] }),
  makePdf({ objects: [`<< /Note (${script}) >>`] }),
  makePdf({ objects: ["<< /Note (<?php system\\(1\\); ?>) >>"] }),
  makePdf({ objects: [`(${zip.toString("latin1")})`] }),
  Buffer.concat([makePdf(), zip]),
  Buffer.concat([makePdf(), zip, bytes("\n%%EOF\n")]),
  Buffer.concat([makePdf(), bytes(script)]),
  Buffer.concat([makePdf(), bytes(`${script}\n%%EOF`)]),
  Buffer.concat([makePdf(), Buffer.alloc(2000)]),
  bytes("%PDF-1.7\n%%EOF\n"),
  bytes("%PDF-1.7\ntrailer << /Root 1 0 R >>\n%%EOF\n"),
  bytes(`%PDF-1.7\n1 0 obj ${"[".repeat(200_000)}\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n`),
  bytes("%PDF-1.7\n1 0 obj << /Type /Catalog /Pages 1 0 R >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF\n"),
  bytes(
    "%PDF-1.7\n1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj 2 0 obj << /Kids [2 0 R] /Count 1 >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF\n",
  ),
  ...[
    "stream ",
    "stream\n",
    "/ObjStm stream\n",
    `/First /Filter ${" ".repeat(3900)}stream\n`,
    "/#4a#41 ",
    "<  ",
    "[ ",
  ].flatMap((part) =>
    ["", "endstream"].map((end) =>
      bytes(`%PDF-1.7\n${part.repeat(Math.floor(2_000_000 / part.length))}${end}\n%%EOF\n`),
    ),
  ),
  bytes("%PDF-1.7\nstartxref\n-1\n%%EOF\n"),
  bytes("%PDF-1.7\nstartxref\n99999999999999\n%%EOF\n"),
];

/** Builds more than two hundred files that only an attacker would send. */
export async function makeHostileFiles(): Promise<HostileFile[]> {
  const png = await makePicture("png");
  const whole: Readonly<Record<string, Buffer>> = {
    "a.png": png,
    "a.jpg": await makePicture("jpeg"),
    "a.webp": await makePicture("webp"),
    "a.pdf": makePdf(),
  };
  const wholes = Object.entries(whole);
  const unreadable = ["damaged", "type", "tooLarge"] as const;
  return [
    ...Object.values(foreign).flatMap((content): HostileFile[] =>
      ["a.png", "a.pdf"].map((name) => ({ name, content, problems: ["type"] })),
    ),
    ...Object.entries(prefixes).flatMap(([name, prefix]) =>
      tails.map((tail) => ({ name, content: Buffer.concat([prefix, tail]), problems: unreadable })),
    ),
    ...wholes.flatMap(([name, content]) =>
      [1, 2, 4, 8, 12, 16, 40, 0.3, 0.5, 0.7, 0.9].map((share) => ({
        name,
        content: content.subarray(0, share < 1 ? Math.floor(content.length * share) : share),
        problems: unreadable,
      })),
    ),
    ...wholes.flatMap(([name, content]): HostileFile[] => [
      ...executables.map((ending) => ({ name: `${name}.${ending}`, content, problems: ["name"] as const })),
      ...inner.map((ending) => ({
        name: `x.${ending}.${name.slice(2)}`,
        content,
        problems: ["name"] as const,
      })),
      ...wholes.flatMap(([other]) =>
        other === name ? [] : [{ name: other, content, problems: ["name"] as const }],
      ),
      { name, content, length: content.length - 1, problems: ["wrongLength"] },
      { name, content, length: content.length + 1, problems: ["wrongLength"] },
      { name, content, length: 0, problems: ["wrongLength"] },
      { name, content: Buffer.alloc(0), length: content.length, problems: ["wrongLength"] },
      { name, content: Buffer.alloc(0), problems: ["empty"] },
      { name, content: Buffer.alloc(0), length: 0, problems: ["empty"] },
      {
        name,
        content: Buffer.concat([content, Buffer.alloc(uploadTerms.mostBytes)]),
        problems: ["tooLarge"],
      },
    ]),
    ...badNames.map((name) => ({ name, content: png, problems: ["name"] as const })),
    ...hostilePdfs.map((content) => ({ name: "a.pdf", content, problems: ["damaged"] as const })),
    { name: "a.png", content: toBomb(50_000, 50_000, "png"), problems: ["tooLarge"] },
    { name: "a.png", content: toBomb(2_147_483_647, 2_147_483_647, "png"), problems: unreadable },
    { name: "a.png", content: toBomb(0, 0, "png"), problems: unreadable },
    { name: "a.png", content: toBomb(8000, 6000, "png"), problems: unreadable },
    { name: "a.jpg", content: toBomb(65_000, 65_000, "jpeg"), problems: ["tooLarge"] },
    { name: "a.jpg", content: toBomb(600, 600, "jpeg"), problems: unreadable },
    { name: "a.jpg", content: toBomb(0, 0, "jpeg"), problems: unreadable },
    {
      name: "a.png",
      content: Buffer.concat([png.subarray(0, -200), Buffer.alloc(100), png.subarray(-100)]),
      problems: unreadable,
    },
  ];
}
