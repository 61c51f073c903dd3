import type { Product } from "@spolverk/bff/contract";
import { keepTogether } from "@spolverk/domain";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatFullDate } from "../../i18n/format-date.ts";
import { toLabelled } from "../../i18n/to-labelled.ts";
import { useCountryName } from "../../site/use-country-name.ts";
import { Icon } from "../../ui/icon.tsx";

type Information = Product["information"];
type Maker = NonNullable<Information["maker"]>;

/** The maker of a product, its hazards, materials and packaging; only the known facts. */
export function SafetyBlock({ information }: { information: Information }) {
  const { t, i18n } = useTranslation();
  const toCountryName = useCountryName();
  const { maker, substances, recycled, disposal, packaging, customs, documents, guarantee } = information;
  const rows: [name: string, content: ReactNode][] = [];
  if (maker) {
    rows.push([t("productSafety.maker"), <Contact contact={maker} key="maker" />]);
    if (maker.responsible) {
      rows.push([t("productSafety.responsible"), <Contact contact={maker.responsible} key="responsible" />]);
    }
  }
  if (substances.length > 0) {
    const texts = substances.map((substance) => t("productSafety.substance", substance));
    rows.push([t("productSafety.substances"), <Lines key="substances" texts={texts} />]);
  }
  if (recycled) rows.push([t("productSafety.recycled"), t("productSafety.share", recycled)]);
  if (guarantee) {
    rows.push([
      t("productSafety.guarantee"),
      t("productSafety.guaranteeYears", { count: guarantee.years, producer: guarantee.producer }),
    ]);
  }
  if (information.updatesUntil !== null) {
    rows.push([t("productSafety.updates"), formatFullDate(information.updatesUntil, i18n.language)]);
  }
  if (information.sparePartsYears !== null) {
    rows.push([
      t("productSafety.spareParts"),
      t("productSafety.years", { count: information.sparePartsYears }),
    ]);
  }
  if (information.repair !== null) rows.push([t("productSafety.repair"), information.repair]);
  if (disposal) {
    rows.push([
      t("productSafety.disposal"),
      <span className="flex items-start gap-3" key="disposal">
        {disposal.kind === "electrical" && <CrossedOutBin />}
        {disposal.text}
      </span>,
    ]);
  }
  if (packaging.length > 0) {
    const texts = packaging.map(({ part, code, material }) => toLabelled(t, part, `${code} (${material})`));
    rows.push([t("productSafety.packaging"), <Lines key="packaging" texts={texts} />]);
  }
  if (customs) {
    rows.push(
      [t("productSafety.origin"), toCountryName(customs.origin)],
      [t("productSafety.customsCode"), customs.code],
    );
  }
  if (documents.length > 0) {
    rows.push([t("productSafety.documents"), <Documents documents={documents} key="documents" />]);
  }
  if (rows.length === 0 && information.warnings.length === 0) return null;
  return (
    <section aria-labelledby="safety" className="mt-12 print:mt-6">
      <h2 className="title-section mb-5" id="safety">
        {t("productSafety.title")}
      </h2>
      {information.warnings.map((warnings) => (
        <Warnings key={warnings.language} warnings={warnings} />
      ))}
      <dl className="grid gap-x-14 md:grid-cols-2">
        {rows.map(([name, content]) => (
          <div className="border-b border-line py-3" key={name}>
            <dt className="text-soft">{name}</dt>
            <dd className="mt-0.5 break-words">{content}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Warnings({ warnings }: { warnings: Information["warnings"][number] }) {
  const { i18n } = useTranslation();
  const { language, signalWord, statements, texts } = warnings;
  return (
    <div
      className="mb-4 flex items-start gap-3 rounded-2xl bg-warn-soft p-4 text-warn"
      lang={language === i18n.language ? undefined : language}
    >
      <Icon className="mt-0.5 size-5 shrink-0" name="warning" />
      <div className="min-w-0 grow font-medium">
        {signalWord !== null && <p className="font-bold">{signalWord}</p>}
        {statements.length > 0 && (
          <ul className="mb-2 grid gap-1">
            {statements.map(({ code, text }) => (
              <li key={code}>
                {text} <span className="whitespace-nowrap">({code})</span>
              </li>
            ))}
          </ul>
        )}
        {texts.length > 0 && (
          <ul className="grid gap-1">
            {texts.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

function Contact({ contact }: { contact: Omit<Maker, "responsible"> }) {
  const toCountryName = useCountryName();
  const { name, address, postalCode, city, country, email } = contact;
  return (
    <address className="not-italic">
      {`${name}, ${address}, ${keepTogether(postalCode)} ${city}, ${toCountryName(country)}`}
      <br />
      <a className="text-accent underline underline-offset-3" href={`mailto:${email}`}>
        {email}
      </a>
    </address>
  );
}

function Lines({ texts }: { texts: readonly string[] }) {
  return (
    <ul>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

function Documents({ documents }: Pick<Information, "documents">) {
  const { i18n } = useTranslation();
  const languageNames = new Intl.DisplayNames(i18n.language, { type: "language" });
  return (
    <ul>
      {documents.map(({ name, language, file }) => (
        <li key={file}>
          <a className="text-accent underline underline-offset-3" download href={file} hrefLang={language}>
            {`${name} (PDF, ${languageNames.of(language) ?? language})`}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The crossed-out wheeled bin of directive 2012/19/EU, annex IX; the text beside it explains it. */
function CrossedOutBin() {
  return (
    <svg
      aria-hidden="true"
      className="size-9 shrink-0"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      viewBox="0 0 24 28"
    >
      <path d="M6 7h12l-1.2 13H7.2zM5 5h14v2H5zM10 5V3h4v2M9 20v1.5h2V20M3 2l18 20M21 2 3 22" />
      <path d="M4 25h16" strokeWidth="3" />
    </svg>
  );
}
