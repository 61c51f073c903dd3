import { escapeHtml } from "../payments/create-payment-server.mjs";
import { isOpen } from "./open-ledger.mjs";

const choices = [
  ["paid", "Pay"],
  ["declined", "Decline"],
  ["cancelled", "Cancel"],
  ["timeout", "Let it time out"],
  ["failed", "Fail"],
  ["ds24", "No answer from the bank"],
];

/** @param {import("./open-ledger.mjs").PaymentRequest} request */
function toRequest(request) {
  const { id, amountMinor, message, status, errorCode, dateCreated } = request;
  const buttons = choices.map(
    ([outcome, label]) => `<button name="outcome" value="${outcome}">${label}</button>`,
  );
  return `<li>
<strong>${(amountMinor / 100).toFixed(2)} SEK</strong> ${escapeHtml(message)}
<span>${escapeHtml(errorCode ? `${status} ${errorCode}` : status)}</span> <time>${escapeHtml(dateCreated)}</time>
${isOpen(request) ? `<form method="post" action="/phone/${id}">${buttons.join("\n")}</form>` : ""}
</li>`;
}

/**
 * Renders the shopper's phone: each payment request, the newest first, with the buttons that its state allows.
 *
 * @param {import("./open-ledger.mjs").PaymentRequest[]} requests
 */
export function toPhonePage(requests) {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Phone with Swish | Spolverk</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 40rem; margin: 2rem auto; padding: 0 1rem }
ul { list-style: none; padding: 0 }
li { border-top: 1px solid #8886; padding: .75rem 0 }
time, span { margin-left: .75rem }
form { display: flex; flex-wrap: wrap; gap: .5rem; margin-top: .5rem }
button { font: inherit; padding: .5rem .75rem; min-height: 2.75rem }
</style>
<main>
<h1>Phone with Swish</h1>
<p>Plays the phone of a shopper of the shop on this machine. No money moves. Reload to see new requests.</p>
<ul>
${requests.map(toRequest).join("\n") || "<li>No payment requests yet.</li>"}
</ul>
</main>
</html>
`;
}
