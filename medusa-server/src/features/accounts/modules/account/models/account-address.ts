import { model } from "../../../../../platform/database.ts";

/** An entry of an account's address book. */
export const AccountAddress = model
  .define("account_address", {
    id: model.id({ prefix: "accaddr" }).primaryKey(),
    account_id: model.text(),
    first_name: model.text(),
    last_name: model.text(),
    company: model.text(),
    address_line_1: model.text(),
    address_line_2: model.text(),
    zip: model.text(),
    city: model.text(),
    state: model.text(),
    /** ISO alpha-2 in capitals. */
    country: model.text(),
    cell_number: model.text(),
    /**
     * Default addresses of a checkout: at most one address of an account is the billing default, and one the shipping
     * default.
     */
    is_billing: model.boolean(),
    is_shipping: model.boolean(),
  })
  .indexes([{ on: ["account_id"], where: null }]);
