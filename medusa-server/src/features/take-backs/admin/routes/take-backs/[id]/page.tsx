import { Container, Heading } from "@medusajs/ui";
import { useParams } from "react-router-dom";
import type { TakeBackNoteBody } from "../../../../api/take-back-body.ts";
import type { TakeBackForAdmin } from "../../../../take-back-for-admin.ts";
import { useRecord, useRecordChange } from "../../../../../../admin-parts/use-record.ts";
import { FormPlaceholder } from "../../../../../../admin-parts/form-section.tsx";
import { TakeBackRequest } from "../../../take-back-request.tsx";
import { TakeBackSteps } from "../../../take-back-steps.tsx";
import { TextForm } from "../../../../../../admin-parts/text-form.tsx";
import { Trail } from "../../../../../../admin-parts/trail.tsx";
import { takeBackStateNames } from "../../../take-back-names.ts";

/** Shows a take-back's goods, history, next steps and notes. */
function TakeBackPage() {
  const { id = "" } = useParams();
  const { data, error } = useRecord<TakeBackForAdmin>("take-backs", id);
  if (data === undefined) return <FormPlaceholder title="Take-back" error={error} />;
  return (
    <div className="flex flex-col gap-y-3" key={data.id}>
      <TakeBackRequest takeBack={data} />
      <TakeBackSteps takeBack={data} />
      <History takeBack={data} />
      <Notes takeBack={data} />
    </div>
  );
}

function History({ takeBack: { history } }: { takeBack: TakeBackForAdmin }) {
  return (
    <Container className="divide-y p-0">
      <Heading className="px-6 py-4" level="h2">
        History
      </Heading>
      <Trail
        entries={history.map(({ state, at, author }) => ({
          id: `${state} ${at}`,
          at,
          author,
          what: takeBackStateNames[state],
          text: null,
        }))}
      />
    </Container>
  );
}

function Notes({ takeBack: { id, notes } }: { takeBack: TakeBackForAdmin }) {
  const change = useRecordChange<TakeBackNoteBody>({ list: "take-backs", id, to: "/notes" });
  return (
    <>
      {notes.length > 0 && (
        <Container className="divide-y p-0">
          <Heading className="px-6 py-4" level="h2">
            Notes
          </Heading>
          <Trail entries={notes.map((note) => ({ ...note, what: "Note" }))} />
        </Container>
      )}
      <TextForm
        buttonText="Save note"
        change={change}
        hint="Seen in the admin only"
        label="Your note"
        rows={3}
        title="Internal note"
        onSend={({ text }, onDone) => change.send({ text }, onDone)}
      />
    </>
  );
}

export default TakeBackPage;
