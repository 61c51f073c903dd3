/**
 * Replaces Klarna's script in the shop: provides `window.Klarna.Payments` with init, load and authorize. A dialog asks
 * the shopper, and the emulator that served this script creates the authorization.
 */
(() => {
  const { origin } = new URL(document.currentScript.src);
  let clientToken = "";

  /** Names of the payment methods. */
  const names = { pay_later: "Pay in 30 days", pay_over_time: "Pay over time", slice_it: "Pay in 3 parts" };

  const toButton = (text, value) => {
    const button = document.createElement("button");
    button.value = value;
    button.textContent = text;
    button.style.cssText =
      "font:inherit;padding:.5rem 1rem;min-height:2.75rem;margin:1rem .75rem 0 0;border:1px solid;border-radius:.5rem;cursor:pointer";
    return button;
  };

  /** @returns {Promise<string>} approve, decline, or nothing when it was closed */
  const ask = () =>
    new Promise((resolve) => {
      const dialog = document.createElement("dialog");
      const form = document.createElement("form");
      const title = document.createElement("h2");
      form.method = "dialog";
      title.id = "pay-later-dialog-title";
      title.textContent = "Pay later (emulator)";
      dialog.setAttribute("aria-labelledby", title.id);
      dialog.style.cssText =
        "margin:auto;padding:1.5rem;border:1px solid;border-radius:1rem;max-width:min(28rem,calc(100vw - 2rem));font:16px/1.5 system-ui,sans-serif;color-scheme:light dark";
      const text = document.createElement("p");
      text.textContent = "Plays the provider's own steps on this machine. No credit is given.";
      form.append(title, text, toButton("Approve", "approve"), toButton("Decline", "decline"));
      dialog.append(form);
      dialog.addEventListener("close", () => {
        dialog.remove();
        resolve(dialog.returnValue);
      });
      document.body.append(dialog);
      dialog.showModal();
    });

  const decide = async (category, decision) => {
    const answer = await fetch(`${origin}/_widget/authorize`, {
      method: "POST",
      body: JSON.stringify({ client_token: clientToken, category, decision }),
    });
    return answer.ok ? answer.json() : { approved: false, show_form: false };
  };

  /** The answer to a closed dialog: not approved, but the shopper may open the dialog again. */
  const again = { approved: false, show_form: true };

  const choose = async (category) => {
    const { decision } = await (await fetch(`${origin}/_widget/decision`)).json();
    const choice = decision === "ask" ? await ask() : decision;
    return choice ? decide(category, choice) : again;
  };

  const Payments = {
    init(options) {
      clientToken = options.client_token;
    },
    load(options, data, done) {
      const { container } = options;
      const place = typeof container === "string" ? document.querySelector(container) : container;
      if (!place || !clientToken)
        throw new Error("Klarna.Payments: init with a client token, load into a container");
      const text = document.createElement("p");
      text.textContent = `${names[options.payment_method_category]} (emulator). Its window opens when you order.`;
      place.replaceChildren(text);
      const callback = typeof data === "function" ? data : done;
      callback?.({ show_form: true });
    },
    async authorize(options, data, done) {
      const callback = typeof data === "function" ? data : done;
      const result = await choose(options.payment_method_category).catch(() => again);
      callback?.(result);
    },
  };
  Object.assign(window, { Klarna: { Payments } });
  // Klarna's own script also calls this function when it has loaded.
  window.klarnaAsyncCallback?.();
})();
