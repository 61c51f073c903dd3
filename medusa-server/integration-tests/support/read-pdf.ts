/** Reads the text of each page of a PDF as a user would copy it from a PDF reader. */
export async function readPdfPages(pdf: Buffer): Promise<string[]> {
  const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  const document = await getDocument({ data: new Uint8Array(pdf), useSystemFonts: false, verbosity: 0 })
    .promise;
  const numbers = Array.from({ length: document.numPages }, (_, place) => place + 1);
  return Promise.all(
    numbers.map(async (number) => {
      const { items } = await (await document.getPage(number)).getTextContent();
      const text = items.map((item) => ("str" in item ? item.str : "")).join(" ");
      return text.replaceAll(/\s+/g, " ");
    }),
  );
}
