import { notFound } from "@tanstack/react-router";
import { countryNamesQuery } from "../../api/country-names-query.ts";
import { pageQuery, shopQuery } from "../../api/queries.ts";
import { asksForCountry } from "../../features/enquiry/enquiry-fields.ts";
import type { RouterContext } from "../../site/router-context.ts";
import { type EnquiryPageName, pageEnquiries } from "./page-enquiries.ts";

/** Loads a content page by name; a missing page is a 404 [2.17]. */
export async function loadContentPage(
  { queryClient, api, shop }: RouterContext,
  name: string,
): Promise<void> {
  const page = await queryClient.ensureQueryData(pageQuery(api, shop.site.code, name));
  if (!page) throw notFound();
}

/** Loads a content page that ends with a form, and the countries to choose from. */
export async function loadEnquiryPage(context: RouterContext, name: EnquiryPageName): Promise<void> {
  const { queryClient, api, shop } = context;
  await loadContentPage(context, name);
  if (!pageEnquiries[name].some(asksForCountry)) return;
  const { deliveryCountries } = await queryClient.ensureQueryData(shopQuery(api));
  await queryClient.ensureQueryData(countryNamesQuery(shop.language, deliveryCountries));
}
