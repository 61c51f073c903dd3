import { useTranslation } from "react-i18next";
import { Icon } from "../../ui/icon.tsx";

/**
 * Says beside the button that the form is saved. The live region is rendered from the start, so that screen readers
 * announce the text.
 */
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
