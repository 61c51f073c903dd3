import { uploadTerms } from "@spolverk/domain";
import { type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Changing } from "../../../ui/changing.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { RemoveButton } from "../../../ui/remove-button.tsx";
import type { StoredFile } from "./stored-file.ts";
import type { PendingFile, useAttachments } from "./use-attachments.ts";

type AttachmentsFieldProps = {
  id: string;
  label: string;
  hint: string;
  optional: string | undefined;
  error: string | undefined;
  stored: readonly StoredFile[];
  attachments: ReturnType<typeof useAttachments>;
};

/**
 * A field whose files the user chooses, drops or takes with the camera. It states in advance which files it accepts.
 */
export function AttachmentsField({
  id,
  label,
  hint,
  optional,
  error,
  stored,
  attachments,
}: AttachmentsFieldProps) {
  const { t } = useTranslation();
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { pending, isTooMany, add, cancel, remove } = attachments;
  const problem = isTooMany ? t("enquiry.files.tooMany", { count: uploadTerms.mostFiles }) : error;
  /** Removes a file and moves the focus, because the pressed button disappears with the file. */
  function takeOut(removeFile: () => void): void {
    removeFile();
    input.current?.focus();
  }
  return (
    <div>
      <p className="mb-1.5 flex items-baseline justify-between gap-3 text-sm font-semibold">
        <span id={`${id}-label`}>{label}</span>
        {optional && <span className="font-normal text-soft">{optional}</span>}
      </p>
      <div
        className={`rounded-2xl border border-dashed border-strong p-4 ${isOver ? "bg-accent-soft" : ""}`}
        onDragLeave={() => setOver(false)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          add([...event.dataTransfer.files]);
        }}
      >
        <input
          accept={uploadTerms.types.join()}
          aria-describedby={problem ? `${id}-hint ${id}-error` : `${id}-hint`}
          aria-invalid={problem ? true : undefined}
          aria-labelledby={`${id}-label ${id}-choose`}
          className="peer sr-only"
          id={id}
          multiple
          onChange={({ target }) => {
            add([...(target.files ?? [])]);
            // Without this, choosing the same file again would fire no event.
            target.value = "";
          }}
          ref={input}
          type="file"
        />
        <label
          className="button min-h-12 cursor-pointer border border-strong/60 px-6 peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 hover:border-ink hover:bg-sunken max-sm:w-full"
          htmlFor={id}
          id={`${id}-choose`}
        >
          <Icon className="size-5" name="plus" />
          {t("enquiry.files.choose")}
        </label>
        <p className="mt-2 text-sm text-soft" id={`${id}-hint`}>
          {hint}{" "}
          {t("enquiry.files.limits", {
            count: uploadTerms.mostFiles,
            size: uploadTerms.mostBytes / 1_000_000,
          })}
        </p>
      </div>
      {problem && (
        <p
          className="mt-1.5 text-sm font-medium text-sale"
          id={`${id}-error`}
          role={isTooMany ? "alert" : undefined}
        >
          {problem}
        </p>
      )}
      <ul aria-label={t("enquiry.files.list")} aria-live="polite" className="mt-2 grid gap-1 empty:hidden">
        {stored.map((file) => (
          <FileRow key={file.uploadId} name={file.name} onRemove={() => takeOut(() => remove(file))}>
            <span className="text-sm text-soft">{t("enquiry.files.attached")}</span>
          </FileRow>
        ))}
        {pending.map((file) => (
          <FileRow key={file.id} name={file.name} onRemove={() => takeOut(() => cancel(file.id))}>
            <PendingState file={file} />
          </FileRow>
        ))}
      </ul>
    </div>
  );
}

function FileRow({ name, onRemove, children }: { name: string; onRemove: () => void; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <li className="flex items-center gap-3 rounded-xl bg-sunken pl-4">
      <div className="min-w-0 grow py-2">
        <p className="font-medium break-all">{name}</p>
        {children}
      </div>
      <RemoveButton label={t("enquiry.files.remove", { name })} onRemove={onRemove} />
    </li>
  );
}

function PendingState({ file }: { file: PendingFile }) {
  const { t } = useTranslation();
  if (file.kind === "refused") return <p className="text-sm font-medium text-sale">{file.message}</p>;
  return (
    <p className="flex items-center gap-3 text-sm text-soft">
      <Changing>{t("enquiry.files.uploading")}</Changing>
      <progress
        aria-label={t("enquiry.files.progress", { name: file.name })}
        className="h-1.5 max-w-48 min-w-0 grow accent-accent"
        max={1}
        value={file.part}
      />
    </p>
  );
}
