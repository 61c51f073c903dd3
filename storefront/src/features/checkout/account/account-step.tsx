import type { Checkout } from "@spolverk/bff/contract";
import { Link, useRouteContext } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useSession } from "../../../session/use-session.ts";
import { TextField } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { RadioCard } from "../../../ui/radio-card.tsx";
import { toCheckoutPath } from "../access/to-checkout-path.ts";
import { clearCheckoutDrafts, toCheckoutDraft } from "../steps/checkout-draft.ts";
import { ErrorSummary } from "../steps/error-summary.tsx";
import { StepForm } from "../steps/step-form.tsx";
import { useCheckoutCall } from "../steps/use-checkout-call.ts";
import { useFormDraft } from "../../../browser/use-form-draft.ts";

type StepProps = { checkout: Checkout; onDone: (checkout: Checkout) => void };

/** Who orders: a guest's email address or the account, and whether privately or for a company [1.4]. */
export function AccountStep({ checkout, onDone }: StepProps) {
  const { t } = useTranslation();
  const { shop } = useRouteContext({ from: "__root__" });
  const { account, isAuthenticated } = useSession();
  const buyer = account?.accountId === checkout.accountId ? account : null;
  const { isBusy, problem, run } = useCheckoutCall(checkout.id);
  const [values, change] = useFormDraft(toCheckoutDraft(checkout.id, "account"), {
    email: checkout.email ?? "",
    company: checkout.company,
  });

  async function submit(): Promise<void> {
    const params = { id: checkout.id };
    // A separate call, so that the choice between private and company is kept when the API refuses the email address.
    if (values.company !== checkout.company) {
      const body = { company: values.company };
      if (!(await run((api) => api("POST /checkout/{id}/company", { params, body })))) return;
    }
    const body = { email: buyer ? (checkout.email ?? buyer.email) : values.email.trim() };
    const reply = await run((api) => api("POST /checkout/{id}/account", { params, body }));
    if (!reply) return;
    clearCheckoutDrafts(checkout.id, "account");
    onDone(reply);
  }

  return (
    <StepForm isBusy={isBusy} onSubmit={() => void submit()} title={t("checkout.account.title")}>
      <ErrorSummary labels={{ email: t("checkout.account.email") }} problem={problem} />
      {buyer ? (
        <Buyer email={checkout.email ?? buyer.email} name={buyer.accountName} />
      ) : (
        <>
          {shop.signIn !== null && !isAuthenticated && <SignInLink checkoutId={checkout.id} />}
          <TextField
            autoComplete="email"
            error={problem?.fields.email}
            hint={t("checkout.account.emailHint")}
            id="email"
            inputMode="email"
            label={t("checkout.account.email")}
            maxLength={254}
            name="email"
            onChange={(email) => change({ email })}
            required
            type="email"
            value={values.email}
          />
        </>
      )}
      <fieldset className="mt-6">
        <legend className="mb-2 text-sm font-semibold">{t("checkout.account.type")}</legend>
        <div className="grid gap-3 sm:grid-cols-2">
          <RadioCard
            checked={!values.company}
            id="type-individual"
            name="customer-type"
            onSelect={() => change({ company: false })}
            title={t("checkout.account.individual")}
            value="individual"
          />
          <RadioCard
            checked={values.company}
            id="type-company"
            name="customer-type"
            onSelect={() => change({ company: true })}
            title={t("checkout.account.company")}
            value="company"
          >
            {t("checkout.account.companyHint")}
          </RadioCard>
        </div>
      </fieldset>
      <p className="mt-6 flex items-center gap-2 text-sm text-soft">
        <Icon className="size-5" name="lock" />
        {t("checkout.secure")}
      </p>
    </StepForm>
  );
}

/** Link to the sign-in, which returns to this step with the account's prices and addresses. */
function SignInLink({ checkoutId }: { checkoutId: string }) {
  const { t } = useTranslation();
  return (
    <p className="mb-5 text-soft">
      {t("checkout.account.haveAccount")}{" "}
      <Link
        className="inline-flex min-h-11 items-center font-semibold text-accent underline"
        search={{ redirect: toCheckoutPath(checkoutId, "account") }}
        to="/account/login"
      >
        {t("checkout.access.toSignIn")}
      </Link>
    </p>
  );
}

/** The account that orders and the email address for its mails. */
function Buyer({ name, email }: { name: string; email: string }) {
  const { t } = useTranslation();
  return (
    <div className="rounded-2xl bg-accent-soft p-4">
      <p className="text-sm text-soft">{t("checkout.account.buyingFor")}</p>
      <p className="text-lg font-semibold break-words">{name}</p>
      <p className="mt-1 text-sm break-words">{t("checkout.account.mailsTo", { email })}</p>
    </div>
  );
}
