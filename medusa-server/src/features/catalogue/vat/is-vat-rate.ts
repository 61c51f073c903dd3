/** More is a slip: no country of the shop charges as much. */
export const mostPercent = 50;

export const hasTwoDecimals = (percent: number) => Number.isInteger(Math.round(percent * 1e6) / 1e4);

/** Can a country's rate be this? A form passes on what is no number, for the server to refuse. */
export const isVatRate = (percent: unknown): percent is number =>
  typeof percent === "number" && percent >= 0 && percent <= mostPercent && hasTwoDecimals(percent);
