import { escapeHtml } from "../payments/create-payment-server.mjs";
import { toWireOrder } from "./open-book.mjs";

/** @param {import("./open-book.mjs").Order} order */
function toOrder(order) {
  const { status, fraud_status, order_amount, captured_amount, refunded_amount, purchase_currency } =
    toWireOrder(order);
  const amounts = [order_amount, captured_amount, refunded_amount].map(
    (amount) => `<td>${(amount / 100).toFixed(2)} ${escapeHtml(purchase_currency)}</td>`,
  );
  const reference = escapeHtml(order.order.merchant_reference1 ?? order.id);
  return `<tr><th scope="row">${reference}</th><td>${status}</td><td>${fraud_status}</td>${amounts.join("")}</tr>`;
}

/** Renders the page of all orders. @param {import("./open-book.mjs").Order[]} orders */
export function toOrdersPage(orders) {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Pay later | Spolverk</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 64rem; margin: 2rem auto; padding: 0 1rem; overflow-x: auto }
table { border-collapse: collapse }
th, td { border-top: 1px solid #8886; padding: .5rem .75rem; text-align: start }
</style>
<main>
<h1>Pay later</h1>
<p>Orders of the shop on this machine that are paid later. No real debt arises.</p>
<table>
<thead><tr><th scope="col">Order</th><th scope="col">State</th><th scope="col">Risk check</th><th scope="col">Amount</th><th scope="col">Captured</th><th scope="col">Refunded</th></tr></thead>
<tbody>
${orders.toReversed().map(toOrder).join("\n")}
</tbody>
</table>
</main>
</html>
`;
}
