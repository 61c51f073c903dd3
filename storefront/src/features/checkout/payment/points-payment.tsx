import type { Checkout } from "@spolverk/bff/contract";
import { formatPrice } from "@spolverk/domain";
import { Link, useRouteContext } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLoyalty } from "../../../entities/club/use-loyalty.ts";
import { useSession } from "../../../session/use-session.ts";
import { BusyButton } from "../../../ui/busy-button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { SafeForm } from "../../../ui/safe-form.tsx";
import { toCheckoutPath } from "../access/to-checkout-path.ts";
import { useCheckoutCall } from "../steps/use-checkout-call.ts";

/** Points of the club as a payment: a member applies whole points; a visitor is asked to sign in first [5.9]. */
export function PointsPayment({ checkout }: { checkout: Checkout }) {
  const { points, currency } = checkout;
  const { t } = useTranslation();
  const { shop } = useRouteContext({ from: "__root__" });
  const { isAuthenticated } = useSession();
  const view = useLoyalty();
  if (checkout.order !== null || shop.signIn === null) return null;
  if (points) return <PointsForm checkout={checkout} points={points} />;
  if (!isAuthenticated) return checkout.company ? null : <SignInHint checkoutId={checkout.id} />;
  if (view.kind !== "member" || view.club.currency === currency) return null;
  return (
    <p className="mb-6 rounded-card bg-sunken p-5 text-sm">
      {t("checkout.points.otherCurrency", { currency: view.club.currency })}
    </p>
  );
}

function SignInHint({ checkoutId }: { checkoutId: string }) {
  const { t } = useTranslation();
  return (
    <p className="mb-6 rounded-card border border-line px-5 py-2">
      {t("checkout.points.haveSome")}{" "}
      <Link
        className="inline-flex min-h-11 items-center font-semibold text-accent underline"
        search={{ redirect: toCheckoutPath(checkoutId, "payment") }}
        to="/account/login"
      >
        {t("checkout.points.signIn")}
      </Link>
    </p>
  );
}

type PointsFormProps = { checkout: Checkout; points: NonNullable<Checkout["points"]> };

function PointsForm({ checkout, points: { available, most, locked } }: PointsFormProps) {
  const { t } = useTranslation();
  const { isBusy, problem, run } = useCheckoutCall(checkout.id);
  const used = checkout.totals.points / 100;
  const mostPoints = most / 100;
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  const toText = (minor: number) => t("points.count", { count: minor / 100 });

  async function pay(wanted: number): Promise<void> {
    if (isBusy) return;
    setWrong(false);
    const params = { id: checkout.id };
    const body = { points: wanted };
    if (await run((api) => api("POST /checkout/{id}/points", { params, body }))) setTyped(null);
  }

  function submit(): void {
    const wanted = Number(typed ?? used);
    const isWhole = /^\d+$/.test((typed ?? String(used)).trim());
    if (isWhole && wanted <= mostPoints) return void pay(wanted);
    setWrong(true);
    document.getElementById("points")?.focus();
  }

  const error = isWrong
    ? t("checkout.points.invalid", { most: mostPoints })
    : (problem?.fields.points ?? problem?.message);
  return (
    <section aria-labelledby="pay-by-points" className="mb-6 rounded-card bg-sunken p-5">
      <h3 className="font-semibold" id="pay-by-points">
        {t("checkout.points.title")}
      </h3>
      <p className="mt-1 text-sm text-soft">
        {[
          t("checkout.points.available", { points: toText(available) }),
          most === 0 ? t("checkout.points.none") : t("checkout.points.most", { points: toText(most) }),
        ].join(" ")}
      </p>
      {locked && (
        <p className="mt-1 text-sm text-soft">
          {t(`checkout.points.${locked.isWithheld ? "withheld" : "locked"}`, {
            points: toText(locked.amount),
            amount: formatPrice(locked.minimum, checkout.currency, true),
          })}
        </p>
      )}
      {(most > 0 || used > 0) && (
        <SafeForm className="mt-4 flex flex-wrap items-start gap-3" onSubmit={submit}>
          <TextField
            autoComplete="off"
            className="w-36"
            error={error}
            id="points"
            inputMode="numeric"
            label={t("checkout.points.label")}
            maxLength={7}
            onChange={(text) => {
              setWrong(false);
              setTyped(text);
            }}
            value={typed ?? (used > 0 ? String(used) : "")}
          />
          <div className="flex flex-wrap gap-3 sm:mt-6.5">
            <BusyButton busy={isBusy} busyLabel={t("checkout.saving")} look="outline" type="submit">
              {t("checkout.points.use")}
            </BusyButton>
            {used < mostPoints && (
              <BusyButton
                busy={isBusy}
                busyLabel={t("checkout.saving")}
                look="quiet"
                onClick={() => void pay(mostPoints)}
              >
                {t("checkout.points.useAll")}
              </BusyButton>
            )}
            {used > 0 && (
              <BusyButton
                busy={isBusy}
                busyLabel={t("checkout.saving")}
                look="quiet"
                onClick={() => void pay(0)}
              >
                {t("checkout.points.useNone")}
              </BusyButton>
            )}
          </div>
        </SafeForm>
      )}
      <output className="mt-2 block text-sm font-medium text-accent">
        {used > 0 &&
          (checkout.totals.toPay === 0
            ? t("checkout.points.paysAll")
            : t("checkout.points.used", {
                points: toText(checkout.totals.points),
                rest: formatPrice(checkout.totals.toPay, checkout.currency, true),
              }))}
      </output>
    </section>
  );
}
