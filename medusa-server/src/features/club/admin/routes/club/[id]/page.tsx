import { Container, Heading, Text } from "@medusajs/ui";
import { useState } from "react";
import { Link, useParams } from "react-router-dom";
import { useMember } from "../../../use-club.ts";
import { FormPlaceholder } from "../../../../../../admin-parts/form-section.tsx";
import { formatLastDay } from "../../../../../../admin-parts/format-last-day.ts";
import { formatShopDay } from "../../../../../../admin-parts/format-shop-day.ts";
import { formatPoints } from "../../../format-points.ts";
import { LedgerTable, type Member } from "../../../ledger-table.tsx";
import { PointsAdjustment } from "../../../points-adjustment.tsx";

/** The page of an account in the club: its standing, its ledger and a form that adjusts its points. */
function MemberPage() {
  const { id = "" } = useParams();
  const [pageIndex, setPageIndex] = useState(0);
  const { data, loadError, isSaving, errors, adjust } = useMember(id, pageIndex);
  if (data === undefined) return <FormPlaceholder title="Club" error={loadError} />;
  const { account, member } = data;
  return (
    <div className="flex flex-col gap-y-3">
      <Container className="flex flex-col gap-y-1 px-6 py-4">
        <Heading level="h1">{account.name}</Heading>
        <Link className="text-ui-fg-interactive txt-small" to={`/accounts/${account.id}`}>
          {account.email}
        </Link>
        {member === null ? <Text>This account has not joined the club.</Text> : <Standing member={member} />}
      </Container>
      {member !== null && member.leftAt === null && (
        <PointsAdjustment errors={errors} isSaving={isSaving} onSave={adjust} />
      )}
      {member !== null && <LedgerTable member={member} onPage={setPageIndex} pageIndex={pageIndex} />}
    </div>
  );
}

function Standing({ member }: { member: Member }) {
  const { currency, joinedAt, leftAt, spendableMinor, owedMinor, standing } = member;
  const until = standing.heldUntil === null ? "" : ` until ${formatLastDay(standing.heldUntil)}`;
  return (
    <>
      <Text>
        {formatPoints(spendableMinor)} points ({currency}), tier {standing.tier}
        {until}
      </Text>
      <Text className="text-ui-fg-subtle" size="small">
        Member since {formatShopDay(joinedAt)}
        {leftAt !== null && `, left ${formatShopDay(leftAt)}`}.{" "}
        {owedMinor > 0 && `${formatPoints(owedMinor)} points of refunded orders are kept back of later ones.`}
      </Text>
    </>
  );
}

export default MemberPage;
