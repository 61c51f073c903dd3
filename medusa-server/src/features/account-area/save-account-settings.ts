import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError, Modules } from "@medusajs/framework/utils";
import type { AccountSettingsBody } from "@spolverk/medusa-contract";
import { ACCOUNT_MODULE } from "../accounts/modules/account/index.ts";

/**
 * Saves the settings of an account and then those of its Medusa customer. When only the first write succeeds, the
 * caller repeats the call.
 *
 * @throws MedusaError NOT_FOUND when the account does not exist, INVALID_DATA when company data does not fit the
 *   account's kind
 */
export async function saveAccountSettings(
  container: MedusaContainer,
  id: string,
  { name, firstName, lastName, cellNumber, company }: AccountSettingsBody,
): Promise<void> {
  const accounts = container.resolve(ACCOUNT_MODULE);
  const { kind, customer_id } = await accounts.retrieveAccount(id, { select: ["kind", "customer_id"] });
  if ((kind === "company") !== (company !== null)) {
    throw new MedusaError(MedusaError.Types.INVALID_DATA, `The account is of kind ${kind}`);
  }
  const person = { first_name: firstName, last_name: lastName };
  await accounts.updateAccounts({
    id,
    name,
    ...person,
    cell_number: cellNumber,
    ...(company === null
      ? {}
      : {
          country: company.country,
          organization_number: company.organizationNumber,
          vat_number: company.vatNumber,
          gln_or_peppol_id: company.glnOrPeppolId,
          reference_code: company.referenceCode,
          invoice_email: company.invoiceEmail,
        }),
  });
  if (customer_id === null) return;
  // Updates by a selector, which does not throw when a merchandiser has deleted the customer.
  await container
    .resolve(Modules.CUSTOMER)
    .updateCustomers(
      { id: customer_id },
      { ...person, phone: cellNumber, ...(company === null ? {} : { company_name: name }) },
    );
}
