import { Button, Container, Heading, Text } from "@medusajs/ui";
import type { FormEvent, ReactNode } from "react";

type Props = {
  title: string;
  isSaving: boolean;
  onSave: () => void;
  children: ReactNode;
};

/** Form in a container of the admin, with a title and a save button. */
export function FormSection({ title, isSaving, onSave, children }: Props) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave();
  };
  return (
    <Container className="divide-y p-0">
      <form onSubmit={submit} noValidate>
        <div className="px-6 py-4">
          <Heading level="h2">{title}</Heading>
        </div>
        <div className="flex flex-col gap-y-4 px-6 pb-4">{children}</div>
        <div className="flex justify-end border-t px-6 py-4">
          <Button type="submit" size="small" isLoading={isSaving}>
            Save
          </Button>
        </div>
      </form>
    </Container>
  );
}

/** Shown in place of a form while its data is loading, and when loading failed. */
export function FormPlaceholder({ title, error }: { title: string; error: Error | null }) {
  return (
    <Container className="px-6 py-4">
      <Heading level="h2">{title}</Heading>
      <Text size="small" className={error === null ? "text-ui-fg-subtle" : "text-ui-fg-error"}>
        {error === null ? "Loading …" : error.message}
      </Text>
    </Container>
  );
}
