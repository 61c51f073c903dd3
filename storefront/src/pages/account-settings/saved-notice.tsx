import { useTranslation } from "react-i18next";
import { Icon } from "../../ui/icon.tsx";

/** Says beside the button that what was typed is saved. Its place is there from the start, so that it is read out. */
export function SavedNotice({ isSaved }: { isSaved: boolean }) {
  const { t } = useTranslation();
  return (
    <output className="flex items-center gap-2 font-medium text-accent">
      {isSaved && (
        <>
          <Icon className="size-5" name="check" />
          {t("account.saved")}
        </>
      )}
    </output>
  );
}
