import type { OrderSummary } from "@spolverk/bff/contract";
import { findTakeBackProblems, takeBackTerms } from "@spolverk/domain";
import { useQuery } from "@tanstack/react-query";
import { Link, useRouteContext } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { ordersQuery } from "../../api/account-queries.ts";
import { formatFullDate } from "../../i18n/format-date.ts";
import { useAuthReady, useSession } from "../../session/use-session.ts";
import { TextField } from "../../ui/field.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import type { TakeBackForm } from "./use-take-back-form.ts";

/**
 * The order with which the spools were delivered: its number is typed, or chosen from the account's latest orders
 * [3.45].
 */
export function OrderFields({ form: { values, errors, change } }: { form: TakeBackForm }) {
  const { t } = useTranslation();
  const { shop } = useRouteContext({ from: "__root__" });
  const { account, isAuthenticated } = useSession();
  const authReady = useAuthReady();
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-4 text-lg font-semibold">{t("takeBack.form.order")}</legend>
      {shop.signIn !== null && authReady && !isAuthenticated && (
        <p className="text-soft">
          {t("takeBack.form.haveAccount")}{" "}
          <Link
            className="inline-flex min-h-11 items-center font-semibold text-accent underline"
            search={{ redirect: "/re-add" }}
            to="/account/login"
          >
            {t("takeBack.form.signIn")}
          </Link>
        </p>
      )}
      {account && (
        <OrderChoice
          accountId={account.accountId}
          onChoose={(orderNumber) => change("orderNumber", { orderNumber })}
          value={values.orderNumber}
        />
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          autoComplete="off"
          error={errors.orderNumber}
          hint={t("takeBack.form.orderHint", { months: takeBackTerms.orderWithinMonths })}
          id="orderNumber"
          label={t("takeBack.form.orderNumber")}
          maxLength={40}
          name="orderNumber"
          onChange={(orderNumber) => change("orderNumber", { orderNumber })}
          value={values.orderNumber}
        />
        <TextField
          autoComplete="email"
          error={errors.email}
          hint={t("takeBack.form.emailHint")}
          id="email"
          inputMode="email"
          label={t("takeBack.form.email")}
          maxLength={254}
          name="email"
          onChange={(email) => change("email", { email, isEmailTyped: true })}
          type="email"
          value={values.email}
        />
      </div>
    </fieldset>
  );
}

type OrderChoiceProps = { accountId: string; value: string; onChoose: (orderNumber: string) => void };

/** Offers the account's latest orders that a take-back may refer to; renders nothing while they load or without any. */
function OrderChoice({ accountId, value, onChoose }: OrderChoiceProps) {
  const { t, i18n } = useTranslation();
  const { api } = useRouteContext({ from: "__root__" });
  const { data } = useQuery(ordersQuery(api, accountId, {}));
  const orders = data?.orders.filter(mayReferTo) ?? [];
  if (orders.length === 0) return null;
  const options = orders.map(({ number, placedAt }) => ({
    value: number,
    label: t("takeBack.form.orderOption", { number, date: formatFullDate(placedAt, i18n.language) }),
  }));
  const isListed = orders.some(({ number }) => number === value);
  return (
    <SelectField
      id="order-choice"
      label={t("takeBack.form.chooseOrder")}
      onChange={onChoose}
      options={[{ value: "", label: t("takeBack.form.otherOrder") }, ...options]}
      value={isListed ? value : ""}
    />
  );
}

/** Whether an order is recent enough and was shipped [5.13], [5.22]. */
function mayReferTo({
  placedAt,
  hasShippedGoods,
}: Pick<OrderSummary, "placedAt" | "hasShippedGoods">): boolean {
  const nothing = { scrapGrams: 0, weightGrams: 0, lengthMm: 0, widthMm: 0, heightMm: 0 };
  const problems = findTakeBackProblems({
    order: { placedAt: new Date(placedAt), hasShippedGoods },
    lastRequestedAt: null,
    parcel: { ...nothing, spools: 0, isOwnPlaOnly: true },
    isAgreed: true,
    now: new Date(),
  });
  return !problems.includes("orderTooOld") && !problems.includes("orderNotShipped");
}
