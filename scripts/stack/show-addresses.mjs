import { samplePassword, sampleUsers } from "../local-services/auth0/create-users.mjs";

/**
 * Prints the addresses of the shop's parts.
 *
 * @param {import("./start-stack.mjs").Stack} stack
 * @param {import("./ports.mjs").Ports} ports
 */
export async function showAddresses({ urls, admin, databaseUrl }, ports) {
  // Imported late, because it is built and installed only now.
  const { listHosts, readSites } = await import("@spolverk/content");
  const rows = listHosts(readSites()).map(({ subdomain, name, language, currency }) => {
    const host = subdomain === "" ? "localhost" : `${subdomain}.localhost`;
    return [`http://${host}:${ports.shop}`, `${name} (${language}, ${currency})`];
  });
  const width = Math.max(...rows.map(([address = ""]) => address.length));
  const lines = [
    "",
    "  Spolverk is running.",
    "",
    ...rows.map(([address = "", name]) => `  ${address.padEnd(width)}  ${name}`),
    "",
    ...(databaseUrl === null
      ? []
      : [`  Admin          ${urls.admin}  (${admin.email}, password ${admin.password})`]),
    `  API reference  ${urls.apiReference}`,
    ...(process.env["AUTH0_DOMAIN"]
      ? []
      : [`  Customer       ${sampleUsers[0].email}, password ${samplePassword}`]),
    ...(process.env["SENDGRID_API_KEY"] ? [] : [`  Mailbox        ${urls.mailbox}`]),
    ...(databaseUrl === null || process.env["SWISH_URL"] ? [] : [`  Phone (Swish)  ${urls.swish}`]),
    ...(databaseUrl === null || process.env["PAY_LATER_URL"] ? [] : [`  Pay later      ${urls.payLater}`]),
    "",
    "  Ctrl-C stops it. The data stays; npm run reset wipes it.",
    "",
  ];
  console.log(lines.join("\n"));
}
