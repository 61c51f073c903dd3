import type { ReactNode } from "react";
import { EnquirySection } from "../../features/enquiry/enquiry-section.tsx";
import { ContentPage } from "./content-page.tsx";
import { type EnquiryPageName, pageEnquiries } from "./page-enquiries.ts";

type EnquiryPageProps = {
  name: EnquiryPageName;
  /** The page's main content before the text, for a page that consists of more than text and form. */
  children?: ReactNode;
};

/**
 * A content page that ends with its form: /affiliate#form. A page's further forms have their kind as anchor:
 * /contact#suggestion.
 */
export function EnquiryPage({ name, children }: EnquiryPageProps) {
  const forms = pageEnquiries[name].map((kind, index) => (
    <EnquirySection id={index === 0 ? "form" : kind} key={kind} kind={kind} />
  ));
  return (
    <ContentPage end={forms} name={name}>
      {children}
    </ContentPage>
  );
}
