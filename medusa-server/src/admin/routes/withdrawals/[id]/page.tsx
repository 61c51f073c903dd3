import { useParams } from "react-router-dom";
import type { WithdrawalForAdmin } from "../../../../withdrawals/withdrawal-for-admin.ts";
import { useRecord } from "../../../api/use-record.ts";
import { FormPlaceholder } from "../../../components/form-section.tsx";
import { WithdrawalDecision } from "../../../components/withdrawal-decision.tsx";
import { WithdrawalOrder } from "../../../components/withdrawal-order.tsx";
import { WithdrawalRefund } from "../../../components/withdrawal-refund.tsx";
import { WithdrawalStatement } from "../../../components/withdrawal-statement.tsx";

/** One withdrawal: the statement, its order, what is due, and the decision. */
function WithdrawalPage() {
  const { id = "" } = useParams();
  const { data, error } = useRecord<WithdrawalForAdmin>("withdrawals", id);
  if (data === undefined) return <FormPlaceholder title="Withdrawal" error={error} />;
  return (
    <div className="flex flex-col gap-y-3" key={data.id}>
      <WithdrawalStatement withdrawal={data} />
      {data.orderId === null && <WithdrawalOrder id={data.id} />}
      {data.amounts !== null && <WithdrawalRefund amounts={data.amounts} isWhole={data.goods === ""} />}
      {data.state === "received" && <WithdrawalDecision id={data.id} />}
    </div>
  );
}

export default WithdrawalPage;
