import { contentFiles, type Content } from "./content.ts";
import { findRepeated } from "./find-repeated.ts";
import type { Problem } from "./problem.ts";

/** Checks that every site has existing carriers that reach its default country, and consistent flags. */
export function checkSites({ sites, carriers }: Pick<Content, "sites" | "carriers">): Problem[] {
  const carriersById = new Map(carriers.map((carrier) => [carrier.id, carrier]));
  const problems: Problem[] = [];
  const report = (field: string, message: string) => {
    problems.push({ file: contentFiles.sites, field, message });
  };

  sites.forEach((site, index) => {
    site.carriers.forEach((id, position) => {
      const field = `[${index}].carriers[${position}]`;
      const carrier = carriersById.get(id);
      if (!carrier) return report(field, `expected a carrier of ${contentFiles.carriers}, not "${id}"`);
      const countries = carrier.services.flatMap((service) =>
        service.zones.flatMap((zone) => zone.countries),
      );
      if (countries.includes(site.defaultCountry)) return undefined;
      return report(field, `expected a carrier that reaches ${site.defaultCountry}, which "${id}" does not`);
    });
    const readings = Object.entries(site.byLanguage).map(
      ([language, { legal }]) => [`byLanguage.${language}.legal`, legal] as const,
    );
    for (const [field, { guaranteeNotice, guaranteeYears }] of [
      ["legal", site.legal] as const,
      ...readings,
    ]) {
      if (guaranteeNotice.length > 0 === (guaranteeYears !== null)) continue;
      report(
        `[${index}].${field}.guaranteeYears`,
        "expected years with a guaranteeNotice, and null without one",
      );
    }
  });
  for (const key of ["code", "subdomain", "domain"] as const) {
    for (const { index, value, first } of findRepeated(sites.map((site) => site[key]))) {
      report(`[${index}].${key}`, `expected a ${key} of its own, "${value}" is also that of [${first}]`);
    }
  }

  carriers.forEach((carrier, index) => {
    carrier.services.forEach((service, position) => {
      const countries = service.zones.flatMap((zone) => zone.countries);
      for (const { value } of findRepeated(countries)) {
        const field = `[${index}].services[${position}].zones`;
        problems.push({ file: contentFiles.carriers, field, message: `expected ${value} in one zone only` });
      }
    });
  });
  const services = carriers.flatMap((carrier) => carrier.services);
  const ids = [...services, ...services.flatMap((service) => service.zones)].map(({ id }) => id);
  for (const { value } of findRepeated(ids)) {
    const message = `expected the id "${value}" for one service or zone only`;
    problems.push({ file: contentFiles.carriers, field: "", message });
  }
  return problems;
}
