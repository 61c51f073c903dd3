import { randomBytes } from "node:crypto";
import type { EntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import type { Context } from "@medusajs/framework/types";
import {
  generateEntityId,
  InjectManager,
  InjectTransactionManager,
  MedusaContext,
  MedusaService,
} from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import {
  type AccountCreateBody,
  accountKinds,
  accountRoles,
  type AccountRow,
} from "@spolverk/medusa-contract";
import { expectManager } from "../expect-manager.ts";
import { Account } from "./models/account.ts";
import { AccountMember } from "./models/account-member.ts";

const accountRows = z.array(
  z.object({
    id: z.string(),
    kind: z.enum(accountKinds),
    name: z.string(),
    email: z.string(),
    referral_token: z.string(),
    role: z.enum(accountRoles),
  }),
);

export default class AccountModuleService extends MedusaService({ Account, AccountMember }) {
  /** The accounts that a user is a member of, the oldest first [4.3]. */
  @InjectManager()
  async listOfUser(
    subject: string,
    @MedusaContext() context: Context<EntityManager> = {},
  ): Promise<AccountRow[]> {
    return accountRows.parse(
      await expectManager(context).execute(
        `select a."id", a."kind", a."name", a."email", a."referral_token", m."role"
         from "account_member" m join "account" a on a."id" = m."account_id" and a."deleted_at" is null
         where m."subject" = ? and m."deleted_at" is null order by a."created_at", a."id"`,
        [subject],
      ),
    );
  }

  /**
   * The user's first account, with the user as its owner, unless it is there already [4.4]. Of several calls at once, one
   * creates it: the others wait for its row.
   */
  @InjectTransactionManager()
  async createOnce(
    { subject, email, referral_token }: AccountCreateBody,
    @MedusaContext() context: Context<EntityManager> = {},
  ): Promise<void> {
    const manager = expectManager(context, "transaction");
    const created = z.array(z.object({ id: z.string() })).parse(
      await manager.execute(
        `insert into "account" ("id", "kind", "name", "email", "referral_token", "referred_by", "created_for")
           values (?, 'individual', ?, ?, ?, ?, ?)
           on conflict ("created_for") where created_for is not null and deleted_at is null do nothing returning "id"`,
        [
          generateEntityId(undefined, "acc"),
          email,
          email,
          randomBytes(16).toString("base64url"),
          referral_token,
          subject,
        ],
      ),
    );
    for (const { id } of created) {
      await manager.execute(
        `insert into "account_member" ("id", "account_id", "subject", "email", "role") values (?, ?, ?, ?, 'owner')`,
        [generateEntityId(undefined, "accmem"), id, subject, email],
      );
    }
  }
}
