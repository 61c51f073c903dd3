export const host = "127.0.0.1";

/** @param {import("./ports.mjs").Ports} ports */
export const toUrls = (ports) => ({
  shop: `http://localhost:${ports.shop}`,
  bff: `http://localhost:${ports.bff}`,
  api: `http://localhost:${ports.bff}/api`,
  apiReference: `http://localhost:${ports.bff}/api/docs`,
  medusa: `http://localhost:${ports.medusa}`,
  admin: `http://localhost:${ports.medusa}/app`,
  images: `http://localhost:${ports.images}`,
  mailbox: `http://localhost:${ports.mail}`,
  swish: `http://localhost:${ports.swish}`,
  payLater: `http://localhost:${ports.payLater}`,
  stripe: `http://localhost:${ports.stripe}`,
  auth0: `http://localhost:${ports.auth0}`,
});

/** The addresses of the sites. @param {{ ports: import("./ports.mjs").Ports }} settings */
export const siteHosts = ({ ports }) => `http://{code}.localhost:${ports.shop}`;
