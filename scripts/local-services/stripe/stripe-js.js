// Emulates the parts of js.stripe.com/v3 that the shop's payment form uses; it calls the Stripe emulator. Its form and
// dialog tell the shopper that no money moves.
(() => {
  const api = new URL(document.currentScript.src).origin;

  /** @param {string} path @param {Record<string, string> | null} body */
  async function call(path, body) {
    const response = await fetch(api + path, body ? { method: "POST", body: new URLSearchParams(body) } : {});
    return response.json();
  }

  /** A field for the card's number, in place of Stripe's own frame. */
  class CardElement {
    constructor() {
      this.listeners = new Map();
      this.input = document.createElement("input");
      this.input.name = "cardNumber";
      this.input.inputMode = "numeric";
      this.input.autocomplete = "cc-number";
      this.input.placeholder = "4242 4242 4242 4242";
      this.input.setAttribute("aria-label", "Card number (test)");
      this.input.style.cssText =
        "width:100%;border:0;outline:0;background:transparent;color:inherit;font:inherit";
      this.input.addEventListener("input", () => {
        const digits = this.digits();
        this.emit("change", {
          elementType: "card",
          empty: digits === "",
          complete: digits.length === 16,
          error: undefined,
        });
      });
      for (const name of ["focus", "blur"]) this.input.addEventListener(name, () => this.emit(name, {}));
    }
    digits() {
      return this.input.value.replaceAll(/\D/g, "");
    }
    emit(name, event) {
      for (const listener of this.listeners.get(name) ?? []) listener(event);
    }
    on(name, listener) {
      this.listeners.set(name, [...(this.listeners.get(name) ?? []), listener]);
      return this;
    }
    once(name, listener) {
      return this.on(name, listener);
    }
    off(name, listener) {
      this.listeners.set(
        name,
        (this.listeners.get(name) ?? []).filter((known) => known !== listener),
      );
      return this;
    }
    mount(parent) {
      parent.replaceChildren(this.input);
      queueMicrotask(() => this.emit("ready", {}));
    }
    unmount() {
      this.input.remove();
    }
    destroy() {
      this.input.remove();
    }
    update() {}
    focus() {
      this.input.focus();
    }
    blur() {
      this.input.blur();
    }
    clear() {
      this.input.value = "";
    }
  }

  /** Shows the bank's 3-D Secure dialog. Resolves with whether the shopper passed it. */
  function askChallenge() {
    return new Promise((resolve) => {
      const dialog = document.createElement("dialog");
      dialog.setAttribute("aria-label", "3D Secure (test)");
      // The styles of the page remove all margins, also the margins that center a dialog.
      dialog.style.cssText =
        "margin:auto;padding:1.5rem;border:1px solid;border-radius:1rem;max-width:min(28rem,calc(100vw - 2rem));font:16px/1.5 system-ui,sans-serif;color-scheme:light dark";
      const text = document.createElement("p");
      text.textContent = "3D Secure (test): the bank asks whether it is you.";
      const buttons = [
        ["Complete", true],
        ["Fail", false],
      ].map(([label, isPassed]) => {
        const button = document.createElement("button");
        button.type = "button";
        button.textContent = label;
        button.style.cssText =
          "font:inherit;padding:.5rem 1rem;min-height:2.75rem;margin:1rem .75rem 0 0;border:1px solid;border-radius:.5rem;cursor:pointer";
        button.addEventListener("click", () => {
          dialog.remove();
          resolve(isPassed);
        });
        return button;
      });
      dialog.addEventListener("cancel", () => {
        dialog.remove();
        resolve(false);
      });
      dialog.append(text, ...buttons);
      document.body.append(dialog);
      dialog.showModal();
    });
  }

  window.Stripe = Object.assign(
    (key) => {
      const access = (clientSecret) => ({ key, client_secret: clientSecret });
      const pathOf = (clientSecret) => `/v1/payment_intents/${clientSecret.split("_secret_")[0]}`;
      const toResult = (reply) => (reply.error ? { error: reply.error } : { paymentIntent: reply });

      async function handleNextAction({ clientSecret }) {
        const outcome = (await askChallenge()) ? "passed" : "failed";
        return toResult(
          await call(`${pathOf(clientSecret)}/challenge`, { ...access(clientSecret), outcome }),
        );
      }

      return {
        _registerWrapper() {},
        registerAppInfo() {},
        elements() {
          let card = null;
          return {
            create: () => (card = new CardElement()),
            getElement: () => card,
            update() {},
          };
        },
        async confirmCardPayment(clientSecret, { payment_method } = {}) {
          const number = payment_method?.card?.digits?.() ?? "";
          const reply = await call(`${pathOf(clientSecret)}/confirm`, {
            ...access(clientSecret),
            "payment_method_data[type]": "card",
            "payment_method_data[card][number]": number,
          });
          return reply.status === "requires_action" ? handleNextAction({ clientSecret }) : toResult(reply);
        },
        handleNextAction,
        async retrievePaymentIntent(clientSecret) {
          return toResult(
            await call(`${pathOf(clientSecret)}?${new URLSearchParams(access(clientSecret))}`, null),
          );
        },
        createToken() {},
        createPaymentMethod() {},
        confirmPayment() {},
      };
    },
    // Stripe's loader library expects this release and warns of any other.
    { version: "endive" },
  );
})();
