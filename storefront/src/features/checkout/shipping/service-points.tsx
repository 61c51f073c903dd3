import type { Checkout, ServicePoint } from "@spolverk/bff/contract";
import { keepTogether, toIntlLocale } from "@spolverk/domain";
import { useTranslation } from "react-i18next";
import { Notice } from "../../../ui/notice.tsx";
import { RadioCard } from "../../../ui/radio-card.tsx";
import { groupOpeningHours } from "./group-opening-hours.ts";

type ServicePointsProps = {
  found: NonNullable<Checkout["servicePoints"]>;
  chosen: string | null;
  onSelect: (id: string) => void;
};

/**
 * The service points to choose from, the nearest first. When none was found, a note says that the carrier picks one.
 */
export function ServicePoints({ found, chosen, onSelect }: ServicePointsProps) {
  const { t, i18n } = useTranslation();
  if (found.points.length === 0) {
    return (
      <div className="mt-4">
        <Notice look="info">
          {t(found.status === "ready" ? "checkout.shipping.noPoints" : "checkout.shipping.pointsUnavailable")}
        </Notice>
      </div>
    );
  }
  return (
    <fieldset className="mt-8">
      <legend className="mb-3 font-semibold">{t("checkout.shipping.choosePoint")}</legend>
      <div className="grid gap-3">
        {found.points.map((point) => (
          <RadioCard
            aside={point.distanceMetres !== null && toDistance(point.distanceMetres, i18n.language)}
            checked={point.id === chosen}
            id={`point-${point.id}`}
            key={point.id}
            name="service-point"
            onSelect={() => onSelect(point.id)}
            title={point.name}
            value={point.id}
          >
            {point.addressLine1}, {keepTogether(point.zip)} {point.city}
            <OpeningHours language={i18n.language} point={point} />
          </RadioCard>
        ))}
      </div>
    </fieldset>
  );
}

function OpeningHours({ point, language }: { point: ServicePoint; language: string }) {
  return (
    <span className="mt-1 block">
      {groupOpeningHours(point.openingHours).map(({ from, to, opens, closes }) => (
        <span className="mr-3 inline-block first-letter:uppercase" key={from}>
          {from === to ? toDay(from, language) : `${toDay(from, language)}–${toDay(to, language)}`} {opens}–
          {closes}
        </span>
      ))}
    </span>
  );
}

/** The full name of a day, because short names differ between browsers. 5 January 2026 was a Monday. */
function toDay(day: number, language: string): string {
  const format = new Intl.DateTimeFormat(toIntlLocale(language), { weekday: "long", timeZone: "UTC" });
  return format.format(Date.UTC(2026, 0, 4 + day));
}

function toDistance(metres: number, language: string): string {
  if (metres < 1000) return `${Math.round(metres / 10) * 10} m`;
  return `${(metres / 1000).toLocaleString(toIntlLocale(language), { maximumFractionDigits: 1 })} km`;
}
