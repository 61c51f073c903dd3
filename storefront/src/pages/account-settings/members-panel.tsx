import type { Members } from "@spolverk/bff/contract";
import { type AccountRole, accountRoles } from "@spolverk/domain";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { startTransition, useOptimistic, useState } from "react";
import { useTranslation } from "react-i18next";
import { membersQuery } from "../../api/account-queries.ts";
import { useAccountCall } from "../../entities/account/use-account-call.ts";
import { formatFullDate, formatLastDay } from "../../i18n/format-date.ts";
import { useSignIn } from "../../session/use-sign-in.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Panel } from "../../ui/panel.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import { RemoveButton } from "../../ui/remove-button.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { InviteForm } from "./invite-form.tsx";

type Member = Members["members"][number];

/** The account's members and pending invitations, for its owners. */
export function MembersPanel({ accountId }: { accountId: string }) {
  const { t } = useTranslation();
  const { api } = useRouteContext({ from: "__root__" });
  const members = useQuery(membersQuery(api, accountId));
  return (
    <Panel id="members" title={t("account.members.title")}>
      <p className="-mt-2 mb-4 text-soft">{t("account.members.text")}</p>
      <QueryView query={members} skeleton={<Skeleton label={t("account.loading")} lines={2} />}>
        {(reply) => <MemberLists accountId={accountId} members={reply} />}
      </QueryView>
    </Panel>
  );
}

function MemberLists({ accountId, members }: { accountId: string; members: Members }) {
  const { t, i18n } = useTranslation();
  const { api } = useRouteContext({ from: "__root__" });
  const queryClient = useQueryClient();
  const { isBusy, problem, run } = useAccountCall();
  const { readAccountsAgain } = useSignIn();
  const [leaving, setLeaving] = useState<Member | null>(null);
  const [shown, showRole] = useOptimistic(members.members, withRole);
  const params = { id: accountId };
  const query = membersQuery(api, accountId);

  async function change(call: () => Promise<Members>): Promise<void> {
    const reply = await run(call);
    setLeaving(null);
    if (!reply) return;
    queryClient.setQueryData(query.queryKey, reply);
    const you = reply.members.find(({ isYou }) => isYou);
    // The session contains this user's own role, which has changed.
    if (you?.role !== "owner") readAccountsAgain();
  }

  const changeRole = (memberId: string, role: AccountRole) =>
    startTransition(async () => {
      showRole({ memberId, role });
      await change(() => api("POST /account/{id}/changeRole", { params, body: { memberId, role } }));
    });

  return (
    <>
      {problem && (
        <div className="mb-4">
          <Notice look="error">{problem.message}</Notice>
        </div>
      )}
      <ul aria-busy={isBusy} className="divide-y divide-line border-y border-line">
        {shown.map((member) => {
          const { memberId, email, role, isYou, since } = member;
          return (
            <li className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2 py-4" key={memberId}>
              <div className="min-w-0 grow basis-48">
                <p className="font-semibold break-words">
                  {email}{" "}
                  {isYou && <span className="font-normal text-soft">({t("account.members.you")})</span>}
                </p>
                <p className="text-sm text-soft">
                  {t("account.members.since", { date: formatFullDate(since, i18n.language) })}
                </p>
              </div>
              <div className="flex items-end gap-2">
                <SelectField
                  className="w-40"
                  id={`role-${memberId}`}
                  label={t("account.members.role")}
                  onChange={(value) => changeRole(memberId, value as AccountRole)}
                  options={accountRoles.map((value) => ({ value, label: t(`account.roles.${value}`) }))}
                  value={role}
                />
                <RemoveButton
                  label={t("account.members.removeName", { email })}
                  onRemove={() => setLeaving(member)}
                />
              </div>
            </li>
          );
        })}
      </ul>
      {members.invitations.length > 0 && (
        <>
          <h3 className="mt-6 mb-1 font-semibold">{t("account.members.invited")}</h3>
          <ul className="divide-y divide-line">
            {members.invitations.map(({ invitationId, email, role, expiresAt }) => (
              <li className="flex items-center justify-between gap-4 py-2" key={invitationId}>
                <div className="min-w-0">
                  <p className="break-words">
                    {email} · {t(`account.roles.${role}`)}
                  </p>
                  <p className="text-sm text-soft">
                    {t("account.members.expires", {
                      date: formatLastDay(expiresAt, i18n.language),
                    })}
                  </p>
                </div>
                <RemoveButton
                  label={t("account.members.takeBack", { email })}
                  onRemove={() =>
                    void change(() =>
                      api("POST /account/{id}/removeInvitation", { params, body: { invitationId } }),
                    )
                  }
                />
              </li>
            ))}
          </ul>
        </>
      )}
      <InviteForm
        accountId={accountId}
        onInvited={(reply) => queryClient.setQueryData(query.queryKey, reply)}
      />
      {leaving && (
        <ConfirmDialog
          busy={isBusy}
          busyLabel={t("account.sending")}
          confirmLabel={t("account.members.remove")}
          dismissLabel={t("account.dismiss")}
          onClose={() => setLeaving(null)}
          onConfirm={() => {
            const body = { memberId: leaving.memberId };
            void change(() => api("POST /account/{id}/removeMember", { params, body }));
          }}
          problem={null}
          title={t("account.members.removeTitle")}
        >
          <p className="text-soft">
            {leaving.isYou
              ? t("account.members.removeYourself")
              : t("account.members.removeText", { email: leaving.email })}
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}

const withRole = (members: readonly Member[], { memberId, role }: Pick<Member, "memberId" | "role">) =>
  members.map((member) => (member.memberId === memberId ? { ...member, role } : member));
