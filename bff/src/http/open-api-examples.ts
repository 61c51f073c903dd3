import type { EndpointInput } from "../contract/endpoint.ts";
import type { Endpoints } from "../contract/endpoints.ts";

type Examples = { [K in keyof Endpoints]: Partial<EndpointInput<Endpoints[K]>> };

const product = { slug: "karna-pla" };
const article = { slug: "drying-times" };
const variation = { id: "variation-kpla-black-175-750" };
const checkout = { id: "0b54a9cf-6a0f-4a35-9d9f-0f9a1f1f6a70" };
const account = { id: "acc_01KATZ3V5M8Q2N7R4T6W9Y1B3D" };
const order = { ...account, orderId: "order_01KATZ8B2C4D6F8H1J3K5M7N9P" };
const member = { memberId: "accmem_01KATZ5H7K9M1P3R5T7V9X2Z4B" };
const token = "6d1f2a7c-9e10-4f3e-9b0a-4e1f0c518b5e";
const email = "asa@example.com";

const sender = { name: "Åsa Öberg", email, site: "se", filledInMs: 48_000 };
const company = { company: "Fräs AB", country: "SE", homepage: "https://fras.example" };
const uploadId = "upl_01KATZAD3F5H7K9M1P3R5T7V9X";
const takeBackToken = { token: "c7Qm2VxT9sLpR4wKzE8yBn5uHj3fGa6d" };

const address = {
  firstName: "Åsa",
  lastName: "Öberg",
  addressLine1: "Stora Södergatan 1",
  zip: "222 23",
  city: "Lund",
  country: "SE",
  cellNumber: "070-123 45 67",
};

/**
 * Example requests with the slugs and SKUs of the sample catalogue; the examples of checkout calls follow one purchase.
 * The backend makes the ids, so another shop has different ones.
 */
export const examples: Examples = {
  "GET /account/list": {},
  "POST /account/create": { body: { email, referalToken: "gV3mT8wq0Yp1sZr6" } },
  "POST /account/acceptInvitation": { body: { token: "k2V9qfXc4sN8tB1yR7wLzE5uHj3mPa6d" } },
  "GET /account/{id}": { params: account },
  "POST /account/{id}/settings": {
    params: account,
    body: {
      accountName: "Åsa at home",
      firstName: "Åsa",
      lastName: "Öberg",
      cellNumber: "+46701234567",
      company: null,
      newsletter: true,
    },
  },
  "POST /account/{id}/saveAddress": {
    params: account,
    body: { addressId: null, ...address, isBilling: true, isShipping: true },
  },
  "POST /account/{id}/removeAddress": {
    params: account,
    body: { addressId: "accadr_01KATZ4G6J8L1N3Q5S7U9W2Y4A" },
  },
  "GET /account/{id}/members": { params: account },
  "POST /account/{id}/invite": {
    params: account,
    body: { email: "kim@example.com", role: "buyer", site: "se" },
  },
  "POST /account/{id}/removeInvitation": {
    params: account,
    body: { invitationId: "accinv_01KATZ6J8L2N4Q6S8U1W3Y5A7C" },
  },
  "POST /account/{id}/changeRole": { params: account, body: { ...member, role: "owner" } },
  "POST /account/{id}/removeMember": { params: account, body: member },
  "GET /account/{id}/wishlist": { params: account },
  "POST /account/{id}/wishlist": { params: account, body: { add: [variation.id], remove: [] } },
  "GET /account/{id}/orders": { params: account, query: { query: "pla" } },
  "POST /account/{id}/claimOrders": { params: account },
  "GET /account/{id}/orders/{orderId}": { params: order },
  "GET /account/{id}/orders/{orderId}/invoice": { params: order },
  "POST /account/{id}/orders/{orderId}/cancel": { params: order },
  "POST /account/{id}/orders/{orderId}/return": {
    params: order,
    body: {
      lines: [{ lineId: "ordli_01KATZ9D1F3H5K7M9P2R4T6V8X", quantity: 1 }],
      note: "The color is another one than I had expected",
    },
  },
  "GET /account/{id}/loyalty": { params: account },
  "GET /account/{id}/loyalty/activity": { params: account, query: { type: "reward" } },
  "GET /account/{id}/earlySales": { params: account },
  "POST /account/{id}/join": {
    params: account,
    body: { referalToken: "gV3mT8wq0Yp1sZr6", currency: "SEK", site: "se", acceptTerms: true },
  },
  "POST /account/{id}/sendReferal": { params: account, body: { email: "kim@example.com", domain: "se" } },
  "POST /account/{id}/leaveClub": { params: account },
  "GET /account/{id}/takebacks": { params: account },
  "GET /account/{id}/export": { params: account },
  "POST /account/{id}/delete": { params: account, body: { email } },
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
  "GET /pages": { query: { site: "se" } },
  "GET /pages/{name}": { params: { name: "faq" } },
  "POST /contact": {
    body: {
      ...sender,
      orderNumber: "1001",
      batchNumber: "B2609",
      message: "The filament broke twice while it was loaded",
      attachments: [uploadId],
    },
  },
  "POST /suggestion": { body: { ...sender, product: "A clear PETG in 2.85 mm" } },
  "POST /enquiry/affiliate": {
    body: {
      ...sender,
      contentPlans: "A series about printing for the kitchen",
      experience: "Four years of weekly videos for 12,000 readers",
      socialHandles: "@asa.prints",
      priorUse: "All my prototypes since 2023",
    },
  },
  "POST /enquiry/reseller": {
    body: { ...sender, ...company, salesChannels: "A shop in Lund and one on the web", expectedKg: 200 },
  },
  "POST /enquiry/partner": { body: { ...sender, ...company, printers: 24, monthlyKg: 80 } },
  "POST /enquiry/endProductUse": {
    body: { ...sender, product: "Brackets for bicycles", material: "PETG", yearlyPieces: 4000 },
  },
  "POST /enquiry/customFilament": {
    body: {
      ...sender,
      ...company,
      use: "Covers of lamps, which get warm",
      material: "PLA",
      color: "RAL 1028",
      diameter: "1.75",
      amountKg: 100,
    },
  },
  "POST /enquiry/careers": {
    body: {
      ...sender,
      position: "Process engineer",
      message: "I have run an extruder for six years",
      attachments: [uploadId],
    },
  },
  "POST /upload": { query: { name: "spool.png" } },
  "POST /upload/remove": { body: { uploadId } },
  "POST /takeback": {
    body: {
      orderNumber: "1001",
      email,
      site: "se",
      spools: 12,
      scrapGrams: 800,
      ownPlaOnly: true,
      weightGrams: 3200,
      lengthMm: 400,
      widthMm: 300,
      heightMm: 300,
      agreement: true,
    },
  },
  "POST /withdrawal": {
    body: {
      name: "Åsa Öberg",
      orderNumber: "1042",
      email: "asa@example.com",
      goods: "",
      site: "se",
      filledInMs: 48_000,
    },
  },
  "POST /takeback/show": { body: takeBackToken },
  "POST /takeback/sent": { body: { ...takeBackToken, trackingNumber: "UA123456789SE" } },
  "POST /takeback/label": { body: takeBackToken },
  "GET /resellers": {},
  "POST /stockNotification": { body: { variationId: "variation-kpla-signal-red-175-750", email } },
  "POST /stockNotification/confirm": { body: { token } },
  "POST /stockNotification/unsubscribe": { body: { token } },
  "POST /sendgrid/newsletter": { body: { email, site: "se" } },
  "POST /newsletter/confirm": { body: { token } },
  "POST /newsletter/unsubscribe/{token}": { params: { token } },
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
      billing: address,
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
  // The purchase is a guest's, who has no points.
  "POST /checkout/{id}/points": { params: checkout, body: { points: 0 } },
  "POST /checkout/{id}/giftCard": { params: checkout, body: { code: "0123-4567-89AB-CDEF" } },
  "POST /checkout/{id}/place": {
    params: checkout,
    body: {
      acceptTerms: true,
      expectedTotal: 49_720,
      expectedToPay: 44_720,
      expectedDigest: "mX3vD0qLh8sKcTnR5bYw2A",
      expectedLines: [{ id: variation.id, quantity: 2 }],
    },
  },
  "GET /checkout/{id}/swishStatus/{swishId}": {
    params: { ...checkout, swishId: "C0FFEE0123456789ABCDEF0123456789" },
  },
};
