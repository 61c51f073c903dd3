import type { AccountDetailRow } from "@spolverk/medusa-contract";
import type { Container } from "../../platform/container.ts";
import { expectPresent } from "../../database/expect-present.ts";
import { ACCOUNT_MODULE } from "./modules/account/index.ts";
import { NEWSLETTER_MODULE } from "../newsletter/modules/newsletter/index.ts";
import { toAgreement } from "./to-agreement.ts";

/** Reads an account with its addresses and contract prices. @throws MedusaError NOT_FOUND when it does not exist */
export async function readAccountDetail(container: Container, id: string): Promise<AccountDetailRow> {
  const accounts = container.resolve(ACCOUNT_MODULE);
  const newsletter = container.resolve(NEWSLETTER_MODULE);
  const oldestFirst = { order: { created_at: "ASC", id: "ASC" }, take: null } as const;
  const [account, addresses, agreements] = await Promise.all([
    accounts.retrieveAccount(id),
    accounts.listAccountAddresses({ account_id: id }, oldestFirst),
    accounts.listAgreements({ account_id: id }, oldestFirst),
  ]);
  return {
    id,
    kind: account.kind,
    name: account.name,
    email: account.email,
    referralToken: account.referral_token,
    agreements: agreements.map(toAgreement),
    firstName: account.first_name,
    lastName: account.last_name,
    cellNumber: account.cell_number,
    company:
      account.kind === "individual"
        ? null
        : {
            country: expectPresent(account.country, "the country of a company"),
            organizationNumber: account.organization_number,
            vatNumber: account.vat_number,
            glnOrPeppolId: account.gln_or_peppol_id,
            referenceCode: account.reference_code,
            invoiceEmail: account.invoice_email,
          },
    paymentTermsDays: account.payment_terms_days,
    newsletter: await newsletter.isSubscribed(account.email),
    addresses: addresses.map((address) => ({
      id: address.id,
      firstName: address.first_name,
      lastName: address.last_name,
      company: address.company,
      addressLine1: address.address_line_1,
      addressLine2: address.address_line_2,
      zip: address.zip,
      city: address.city,
      state: address.state,
      country: address.country,
      cellNumber: address.cell_number,
      isBilling: address.is_billing,
      isShipping: address.is_shipping,
    })),
    createdAt: account.created_at.toISOString(),
  };
}
