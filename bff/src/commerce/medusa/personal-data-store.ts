import { personalDataReplySchema } from "@spolverk/medusa-contract";
import type { PersonalDataStore } from "../personal-data.ts";
import type { MedusaClient } from "./medusa-client.ts";

/** What several of Medusa's modules hold of an address. The call changes nothing; it is a POST to keep the address out of logs. */
export function createPersonalDataStore(medusa: MedusaClient): PersonalDataStore {
  return {
    getPersonalData: (email) => medusa.post(personalDataReplySchema, "personal-data", { email }),
  };
}
