import { useParams } from "react-router-dom";
import type { WithdrawalForAdmin } from "../../../../withdrawal-for-admin.ts";
import { useRecord } from "../../../../../../admin-parts/use-record.ts";
import { FormPlaceholder } from "../../../../../../admin-parts/form-section.tsx";
import { WithdrawalDecision } from "../../../withdrawal-decision.tsx";
import { WithdrawalOrder } from "../../../withdrawal-order.tsx";
import { WithdrawalRefund } from "../../../withdrawal-refund.tsx";
import { WithdrawalStatement } from "../../../withdrawal-statement.tsx";

/** Shows a withdrawal: the statement, its order, the amount due, and the decision. */
function WithdrawalPage() {
  const { id = "" } = useParams();
  const { data, error } = useRecord<WithdrawalForAdmin>("withdrawals", id);
  if (data === undefined) return <FormPlaceholder title="Withdrawal" error={error} />;
  // An order whose number and address the customer entered cannot be replaced.
  const isOrderOpen = data.state === "received" && (data.orderId === null || data.assignedBy !== null);
  return (
    <div className="flex flex-col gap-y-3" key={data.id}>
      <WithdrawalStatement withdrawal={data} />
      {isOrderOpen && <WithdrawalOrder withdrawal={data} />}
      {data.amounts !== null && (
        <WithdrawalRefund amounts={data.amounts} isWhole={data.goods === ""} key={data.orderId} />
      )}
      {data.state === "received" && <WithdrawalDecision withdrawal={data} />}
    </div>
  );
}

export default WithdrawalPage;
