import { useParams } from "react-router-dom";
import type { EnquiryTextBody } from "../../../../api/inbox-body.ts";
import type { EnquiryForAdmin } from "../../../../inbox-for-admin.ts";
import { inbox } from "../../../use-inbox.ts";
import { useRecord, useRecordChange } from "../../../../../../admin-parts/use-record.ts";
import { EnquiryDesk } from "../../../enquiry-desk.tsx";
import { EnquiryFiles } from "../../../enquiry-files.tsx";
import { EnquiryLetter } from "../../../enquiry-letter.tsx";
import { EnquiryTrail } from "../../../enquiry-trail.tsx";
import { FormPlaceholder } from "../../../../../../admin-parts/form-section.tsx";
import { TextForm } from "../../../../../../admin-parts/text-form.tsx";
import { nameLanguage } from "../../../../../../admin-parts/name-language.ts";

/** Shows an enquiry and its history, with the forms for a reply and a note. */
function EnquiryPage() {
  const { id = "" } = useParams();
  const { data, error } = useRecord<EnquiryForAdmin>(inbox, id);
  if (data === undefined) return <FormPlaceholder title="Enquiry" error={error} />;
  return (
    <div className="flex flex-col gap-y-3" key={data.id}>
      <EnquiryLetter enquiry={data} />
      {data.attachments.length > 0 && <EnquiryFiles enquiry={data} />}
      <EnquiryDesk enquiry={data} />
      <EnquiryTrail events={data.events} />
      <Reply enquiry={data} />
      <Note id={data.id} />
    </div>
  );
}

function Reply({ enquiry: { id, email, language, templates } }: { enquiry: EnquiryForAdmin }) {
  const words = { done: "The reply is on its way", failed: "Not sent" };
  const change = useRecordChange<EnquiryTextBody>({ list: inbox, id, to: "/replies" }, words);
  return (
    <TextForm
      buttonText="Send reply"
      change={change}
      hint={`Mailed to ${email}, who has written in ${nameLanguage(language)}`}
      label="Your reply"
      rows={10}
      templates={templates}
      title="Reply"
      onSend={change.send}
    />
  );
}

function Note({ id }: { id: string }) {
  const change = useRecordChange<EnquiryTextBody>({ list: inbox, id, to: "/notes" });
  return (
    <TextForm
      buttonText="Save note"
      change={change}
      hint="Seen in the admin only"
      label="Your note"
      rows={3}
      title="Internal note"
      onSend={change.send}
    />
  );
}

export default EnquiryPage;
