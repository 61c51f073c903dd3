import { Badge, Container, Heading, StatusBadge, Text } from "@medusajs/ui";
import { Link } from "react-router-dom";
import type { EnquiryForAdmin } from "../inbox-for-admin.ts";
import {
  enquiryFolderNames,
  enquiryKindNames,
  enquiryStateColors,
  enquiryStateNames,
} from "./enquiry-names.ts";
import { listEnquiryAnswers } from "./list-enquiry-answers.ts";
import { nameLanguage } from "../../../admin-parts/name-language.ts";
import { FactList } from "../../../admin-parts/fact-list.tsx";
import { MailLink } from "../../../admin-parts/mail-link.tsx";

/** Shows the sender and every answer. */
export function EnquiryLetter({ enquiry }: { enquiry: EnquiryForAdmin }) {
  const { number, kind, folder, state, name, email, site, language, createdAt, answers } = enquiry;
  const order = answers.find((answer) => answer.name === "orderNumber");
  return (
    <Container className="divide-y p-0">
      <div className="flex items-center justify-between gap-x-4 px-6 py-4">
        <div>
          <Heading level="h1">{number}</Heading>
          <Text className="text-ui-fg-subtle" size="small">
            {enquiryKindNames[kind]}, received {new Date(createdAt).toLocaleString()}
          </Text>
        </div>
        <div className="flex items-center gap-x-2">
          {folder === "suspicious" && (
            <Badge color="red" size="2xsmall">
              {enquiryFolderNames[folder]}
            </Badge>
          )}
          <StatusBadge color={enquiryStateColors[state]}>{enquiryStateNames[state]}</StatusBadge>
        </div>
      </div>
      <FactList
        facts={[
          { name: "Name", text: name },
          { name: "E-mail", text: <MailLink email={email} /> },
          { name: "Site and language", text: `${site}, ${nameLanguage(language)}` },
          ...listEnquiryAnswers(enquiry),
        ]}
      />
      {order !== undefined && (
        <div className="px-6 py-3">
          <Link
            className="text-ui-fg-interactive txt-small"
            to={`/orders?${new URLSearchParams({ q: String(order.value) })}`}
          >
            Find the order
          </Link>
        </div>
      )}
    </Container>
  );
}
