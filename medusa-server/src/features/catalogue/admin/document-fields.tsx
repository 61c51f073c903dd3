import { Button, Hint, Text, toast } from "@medusajs/ui";
import { languages } from "@spolverk/content/languages";
import { documentKinds } from "@spolverk/content/product-information";
import { uploadTerms } from "@spolverk/domain";
import { type ChangeEvent, useId, useRef, useState } from "react";
import type { ProductDocument } from "./information-form.ts";
import { uploadDocument } from "./upload-document.ts";
import { SelectField } from "../../../admin-parts/field.tsx";
import { RowList } from "../../../admin-parts/row-list.tsx";

const emptyDocument: ProductDocument = { kind: "safety-data-sheet", language: "en", file: "" };

const whatIsTaken = `PDF of ${uploadTerms.mostBytes / 1_000_000} MB at most, without a password, scripts and other files`;

type Props = {
  documents: readonly ProductDocument[];
  onChange: (documents: ProductDocument[]) => void;
  errors: Readonly<Record<string, string>>;
};

/** Data sheets and other files of a product, each by kind and language. */
export function DocumentFields({ documents, onChange, errors }: Props) {
  return (
    <RowList
      title="Documents (PDF)"
      addLabel="Add a document"
      emptyRow={emptyDocument}
      rows={documents}
      onChange={onChange}
    >
      {(document, change, index) => (
        <>
          <SelectField
            label="Kind"
            value={document.kind}
            options={documentKinds}
            onChange={(kind) => change({ kind })}
          />
          <SelectField
            label="Language"
            value={document.language}
            options={[...languages, "fi"] as const}
            onChange={(language) => change({ language })}
          />
          <FileField
            file={document.file}
            error={errors[`information.documents.${index}.file`]}
            onChange={(file) => change({ file })}
          />
        </>
      )}
    </RowList>
  );
}

type FileFieldProps = { file: string; error: string | undefined; onChange: (file: string) => void };

/** Uploads the chosen file and stores its path. */
function FileField({ file, error, onChange }: FileFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isUploading, setIsUploading] = useState(false);
  const upload = async (event: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = event.target.files ?? [];
    if (chosen === undefined) return;
    setIsUploading(true);
    try {
      onChange(await uploadDocument(chosen));
    } catch (cause) {
      toast.error("Not stored", { description: cause instanceof Error ? cause.message : "" });
    } finally {
      setIsUploading(false);
      // Clears the input, so that a corrected file with the same name triggers a change event.
      event.target.value = "";
    }
  };
  return (
    <div className="flex flex-col gap-y-1">
      <Text size="small" weight="plus">
        File
      </Text>
      <input
        ref={input}
        id={id}
        className="sr-only"
        type="file"
        accept="application/pdf"
        aria-label="PDF file"
        tabIndex={-1}
        onChange={(event) => void upload(event)}
      />
      <Button
        type="button"
        size="small"
        variant="secondary"
        isLoading={isUploading}
        onClick={() => input.current?.click()}
      >
        {file === "" ? "Choose a file" : "Replace the file"}
      </Button>
      {file !== "" && <Hint>{file.slice("/uploads/".length)}</Hint>}
      {file === "" && error === undefined && <Hint>{whatIsTaken}</Hint>}
      {file === "" && error !== undefined && <Hint variant="error">{error}</Hint>}
    </div>
  );
}
