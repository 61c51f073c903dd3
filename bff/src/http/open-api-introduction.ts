/** The introduction of the OpenAPI document in Markdown: the rules of all calls. */
export const introduction = `The public API of the shop. The shop's own pages call this API and no other.

## Who may call

Calls below \`/account\` need the access token of a signed-in user, as \`Authorization: Bearer …\`. The identity provider issues it when a user signs in to the shop; the user's e-mail address has to be verified.

A user is a member of one or more accounts, of individuals or companies, and acts for one of them: the account in the path, or in \`accountId\` of a checkout call. A member's role decides what they may do. Each operation names the lowest role that may call it; higher roles include lower ones:

| Role | What a member may do |
| --- | --- |
| \`owner\` | settings, members and invitations, the loyalty club, claiming guest orders, export, deletion |
| \`buyer\` | place orders, cancel and return them, change the address book |
| \`viewer\` | see the account, its orders and its points; a wish list of their own |

A call for an account of which the user is not a member is refused with \`account_forbidden\`, whether or not the account exists.

A checkout that a member starts with \`accountId\`, or takes over by \`POST /checkout/{id}/account\`, belongs to that account: it charges the account's contract prices, and only the account's members can open it.

Every other call is public: it needs no key, token or cookie, hence its empty \`security\`. Private data is opened by a secret that only its owner knows:

- **The id of a guest's checkout opens the checkout**: anybody who has it can read and change the checkout, and place its order. Treat it as a password: keep it out of logs, analytics and URLs that others see. One hour after the order is placed, names, addresses and other personal details are left out of the reply.
- The code of a gift card spends it.
- The token in a mail about a take-back opens that take-back.
- The id of an uploaded file attaches it to one enquiry, or removes it.
- The token in a mail about a stock notification confirms or ends the notifications of the address that the mail went to.
- The token in an invitation makes the user to whose address it was mailed a member.

## Addresses

Each host of the shop serves the API below \`/api\`. An unsupported method gets 405 with \`Allow\`.

The examples use the sample catalogue. Merchandisers choose slugs and SKUs; the shop's backend makes ids, so read yours from the listings.

## What every call takes

- \`language\`: the language of all texts in the reply and of a refusal's message. Default: Swedish (\`sv\`).
- \`environment\`: the search service holds the records of several environments and selects one of them by this parameter (\`production\`, \`pre-production\` or \`development\`). This API accepts the parameter with every call, and always answers for its own environment.
- \`site\`, where a call has it: the buyer's storefront, by its code (\`com\`, \`se\`, \`co.uk\`, \`de\`, \`dk\`, \`fi\`, \`fr\`, \`it\`, \`es\`). A site has a currency, a default country, carriers and payment methods; a checkout takes them from its site.

A body is JSON in UTF-8 of at most 64 kB, except for \`POST /upload\`, which takes the bytes of a file. Texts must not contain control characters, except for line breaks and tabs in notes. An unknown field is refused with \`unknown_field\`, which reveals misspelled names.

## Amounts

Amounts are integers in minor units (öre, cent). Catalogue prices exclude VAT; amounts of a checkout that include VAT say so. Percentages are numbers from 0 to 100.

Points of the loyalty club are counted in hundredths of a point. A point is worth one unit of the currency that the account chose on joining, so a hundredth of a point is worth one minor unit. Points only pay for orders in that currency. Like a gift card, points are a payment: they change neither prices nor VAT. A checkout is paid by points first, then by a gift card, then by its payment method.

## Refusals

Every refusal has the shape of \`Error\`: a stable \`code\` for programs, a \`message\` that is safe to show to the user, the \`requestId\` of the call in the shop's log, and the invalid \`fields\`. With several reasons, the \`message\` is a list. The responses of a call list their codes.

## Rate limits

Calls are counted by client (an IPv4 address, or an IPv6 network of 64 bits) in windows of a minute. Each reply has its limits in \`RateLimit-Policy\` and the remaining calls in \`RateLimit\`, the header fields of the IETF's draft (draft-ietf-httpapi-ratelimit-headers). A refusal is 429 \`too_many_requests\` with the seconds to wait in \`Retry-After\`.

| Limit | What it counts |
| --- | --- |
| \`reads\` | every GET |
| \`writes\` | every POST without a limit below |
| \`newCheckouts\` | \`POST /checkout\` |
| \`lookups\` | checkout steps that may query the register of VAT numbers or a carrier: address, agent, company, country, shipping |
| \`giftCards\`, \`coupons\` | attempts at codes |
| \`forms\` | contact, suggestion, enquiries, withdrawals, newsletter and stock notifications |
| \`formsOfEmail\` | the same forms and \`takeBacks\` per e-mail address, from any client |
| \`uploads\` | uploads and removals of files |
| \`takeBacks\` | \`POST /takeback\` |
| \`accounts\` | calls that create, join, hand out or end an account, invite to one or to the club, join or leave it: create, acceptInvitation, invite, join, leaveClub, sendReferal, export, delete |
| \`accountsOfUser\` | the same calls per signed-in user, from any client |
| \`swishStatus\` | status calls for the Swish payment of one checkout |

## Idempotency

Every POST except for raw bytes accepts an \`Idempotency-Key\`: a random value such as a UUID, a new one for each action. A call repeated with its key within 24 hours is not carried out again: the reply has the status of the first one and \`Idempotency-Replayed: true\`, with the current checkout, or else the same body. Another body or language with the same key is refused with 422 \`idempotency_key_reused\`; while the first call is running, a repetition gets 409 \`request_in_progress\` with the time to wait. A call that failed in the shop (5xx) or was refused by a rate limit may be repeated with its key. Placing an order needs no key: repeated calls for a checkout place one order.

## CORS

The API has no CORS headers: pages of other origins cannot call it. Call it from the shop's pages or from your own server.

## Versions

\`info.version\` is the version of the shop. There is one version of the API at a time, and its URLs contain none. Calls, optional fields, properties of replies and codes may be added at any time: ignore unknown properties, and handle a refusal with an unknown code by its status. Every other change or removal comes with a new \`info.version\`.
`;
