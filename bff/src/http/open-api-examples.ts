import type { EndpointInput } from "../contract/endpoint.ts";
import type { Endpoints } from "../contract/endpoints.ts";

type Examples = { [K in keyof Endpoints]: Partial<EndpointInput<Endpoints[K]>> };

const product = { slug: "karna-pla" };
const article = { slug: "drying-times" };
const variation = { id: "variation-kpla-black-175-750" };
const checkout = { id: "0b54a9cf-6a0f-4a35-9d9f-0f9a1f1f6a70" };
const token = "6d1f2a7c-9e10-4f3e-9b0a-4e1f0c518b5e";
const email = "asa@example.com";

/**
 * What each call is sent, with the slugs and SKUs of the sample catalogue: those of a checkout follow one purchase. Ids
 * are made by the backend, so that those of another shop are others.
 */
export const examples: Examples = {
  "GET /account/list": {},
  "POST /account/create": { body: { email, referalToken: "gV3mT8wq0Yp1sZr6" } },
  "GET /shop": {},
  "GET /shop/freeShipping": { query: { site: "se" } },
  "GET /messages": { query: { site: "se" } },
  "GET /catalog/categories": {},
  "GET /catalog/products": {
    query: { category: "filaments-by-material>pla", query: "black", sort: "priceAscending", pageSize: 12 },
  },
  "GET /catalog/products/{slug}": { params: product },
  "GET /catalog/products/{slug}/articles": { params: product },
  "GET /catalog/variations/{id}": { params: variation },
  "GET /catalog/variations/{id}/stock": { params: variation },
  "GET /inventory": { query: { sku: "KPLA-BLACK-175-750", quantity: 2 } },
  "GET /variations": { query: { productId: "product-karna-pla" } },
  "GET /articles": { query: { q: "drying", pageSize: 3 } },
  "GET /articles/{slug}": { params: article },
  "GET /articles/{slug}/products": { params: article },
  "GET /pages": {},
  "GET /pages/{name}": { params: { name: "faq" } },
  "GET /resellers": {},
  "POST /stockNotification": { body: { variationId: "variation-kpla-signal-red-175-750", email } },
  "POST /stockNotification/confirm": { body: { token } },
  "POST /stockNotification/unsubscribe": { body: { token } },
  "POST /sendgrid/newsletter": { body: { email } },
  "POST /checkout": { body: { site: "se", lines: [{ id: variation.id, quantity: 1 }] } },
  "GET /checkout/{id}": { params: checkout },
  "POST /checkout/{id}/lines": {
    params: checkout,
    body: { lines: [{ id: variation.id, quantity: 2 }] },
  },
  "POST /checkout/{id}/account": { params: checkout, body: { email } },
  "POST /checkout/{id}/country": { params: checkout, body: { country: "SE" } },
  "POST /checkout/{id}/company": { params: checkout, body: { company: false } },
  "POST /checkout/{id}/currency": { params: checkout, body: { currency: "SEK" } },
  "POST /checkout/{id}/noVatNumber": { params: checkout, body: { noVatNumber: false } },
  "POST /checkout/{id}/address": {
    params: checkout,
    body: {
      billing: {
        firstName: "Åsa",
        lastName: "Öberg",
        addressLine1: "Stora Södergatan 1",
        zip: "222 23",
        city: "Lund",
        country: "SE",
        cellNumber: "070-123 45 67",
      },
      shipping: null,
    },
  },
  "POST /checkout/{id}/shipping": {
    params: checkout,
    body: { optionId: "postnord-service-point.postnord-point-sweden" },
  },
  "POST /checkout/{id}/agent": { params: checkout, body: { servicePointId: "116546" } },
  "POST /checkout/{id}/shippingComplete": {
    params: checkout,
    body: { noteToCarrier: "The door code is 1234" },
  },
  "POST /checkout/{id}/coupon": { params: checkout, body: { code: "WELCOME10" } },
  "POST /checkout/{id}/payment": { params: checkout, body: { method: "swish" } },
  "POST /checkout/{id}/giftCard": { params: checkout, body: { code: "0123-4567-89AB-CDEF" } },
  "POST /checkout/{id}/place": {
    params: checkout,
    body: {
      acceptTerms: true,
      expectedTotal: 49_720,
      expectedToPay: 44_720,
      expectedLines: [{ id: variation.id, quantity: 2 }],
    },
  },
  "GET /checkout/{id}/swishStatus/{swishId}": {
    params: { ...checkout, swishId: "C0FFEE0123456789ABCDEF0123456789" },
  },
};
