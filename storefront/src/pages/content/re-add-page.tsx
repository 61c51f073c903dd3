import { useTranslation } from "react-i18next";
import { TakeBackForm } from "../../features/take-back/take-back-form.tsx";
import { ContentPage } from "./content-page.tsx";
import { PageAction } from "./page-action.tsx";

/** The take-back program [2.10]: its conditions and the form of a request [3.45]. */
export function ReAddPage() {
  return (
    <ContentPage
      end={
        <>
          <RequestSection />
          <PageAction kind="ask" />
        </>
      }
      name="re-add"
    />
  );
}

function RequestSection() {
  const { t } = useTranslation();
  return (
    <section
      aria-labelledby="form-title"
      className="mt-14 scroll-mt-28 rounded-card bg-surface p-5 shadow-card sm:p-8 print:hidden"
      id="form"
    >
      <h2 className="title-section" id="form-title">
        {t("takeBack.form.title")}
      </h2>
      <p className="mt-2 mb-7 max-w-[70ch] text-soft">{t("takeBack.form.intro")}</p>
      <div className="max-w-[70ch]">
        <TakeBackForm />
      </div>
    </section>
  );
}
