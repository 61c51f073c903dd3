/** What holds for all calls, in Markdown, as the OpenAPI document begins. */
export const introduction = `The public API of the shop: what the shop's own pages call, and all that they call.

## Who may call

Calls below \`/account\` need the access token of a signed-in user, as \`Authorization: Bearer …\`: the identity provider gives it to a user who signs in to the shop, and its e-mail address has to be verified.

A user is a member of one or more accounts, of persons and of companies, and acts for one of them: the one in the path, or in \`accountId\` of a call about a checkout. What a member may do depends on the role. The operation of a call names the least one, which every role above it includes:

| Role | What a member may do |
| --- | --- |
| \`owner\` | settings, members and invitations, the loyalty club, claiming guest orders, export, deletion |
| \`buyer\` | place orders, cancel and return them, change the address book |
| \`viewer\` | see the account, its orders and its points; a wish list of their own |

A call for an account that the user is no member of is refused with \`account_forbidden\`, whether there is such an account or not.

A checkout that a member starts with \`accountId\`, or takes over by \`POST /checkout/{id}/account\`, belongs to that account: it charges the account's contract prices, and is opened for its members alone.

Every other call is for everybody. It takes no key, token or cookie, which is what its empty \`security\` says. What it opens is opened by what only its owner knows:

- **The id of a guest's checkout opens the checkout**: with it anybody can read and change it, and place its order. Treat it as a password: keep it out of logs, analytics and addresses that others see. One hour after the order is placed, names, addresses and other personal details are left out of the reply.
- The code of a gift card spends it.
- The token in a mail about a take-back opens that take-back.
- The id of an uploaded file attaches it to one enquiry, or removes it.
- The token in a mail about a stock notification confirms or ends the notifications of the address that the mail went to.
- The token in an invitation makes the user whose address it was mailed to a member.

## Addresses

Each host of the shop passes on what is below \`/api\`. A method that a path does not take gets 405 with \`Allow\`.

The examples buy from the sample catalogue. Slugs and SKUs are the merchandisers'; ids are made by the shop's backend, so read yours from the listings.

## What every call takes

- \`language\`: of all texts in the reply, and of the message of a refusal. Swedish (\`sv\`) when it is left out.
- \`environment\`: the search service holds the records of several environments and asks for one of them (\`production\`, \`pre-production\` or \`development\`). This API accepts the parameter with every call, and answers for the one environment that it runs in.
- \`site\`, of the calls that have it: the storefront on which the buyer stands, by its code (\`com\`, \`se\`, \`co.uk\`, \`de\`, \`dk\`, \`fi\`, \`fr\`, \`it\`, \`es\`). A site has a currency, a country that it sells to first, carriers and payment methods; a checkout takes them from its site.

A body is JSON in UTF-8 of at most 64 kB, except for \`POST /upload\`, which takes the bytes of a file. Texts hold no control characters, but for line breaks and tabs in notes. A field that a call does not have is refused with \`unknown_field\`, so that a misspelled name is noticed.

## Amounts

Amounts are integers in minor units (öre, cent). Prices of the catalogue are without VAT; what a checkout shows with VAT says so. Percentages are numbers from 0 to 100.

Points of the loyalty club are counted in hundredths of a point. A point is worth one unit of the currency that the account chose on joining, and pays in orders of that currency alone: a hundredth of it is worth one minor unit. Points are a payment, like a gift card: prices and VAT stay as they are. A checkout is paid by points first, then by a gift card, then by its payment method.

## Refusals

Every refusal has the shape of \`Error\`: a stable \`code\` for programs, a \`message\` that is safe to show to the user, the \`requestId\` that names the call in the shop's log, and the \`fields\` that are wrong. The \`message\` is a list where there are several reasons. The responses of a call list their codes.

## Rate limits

Calls are counted by client (an IPv4 address, or an IPv6 network of 64 bits) in windows of a minute. Each reply names its limits in \`RateLimit-Policy\` and what is left of them in \`RateLimit\`, the header fields of the IETF's draft (draft-ietf-httpapi-ratelimit-headers). A refusal is 429 \`too_many_requests\` with the seconds to wait in \`Retry-After\`.

| Limit | What it counts |
| --- | --- |
| \`reads\` | every GET |
| \`writes\` | every POST that none of these counts |
| \`newCheckouts\` | \`POST /checkout\` |
| \`lookups\` | steps of a checkout that may ask the register of VAT numbers or a carrier: address, agent, company, country, shipping |
| \`giftCards\`, \`coupons\` | tries of codes |
| \`forms\` | contact, suggestion, enquiries, withdrawals, newsletter and stock notifications |
| \`formsOfEmail\` | the same forms and \`takeBacks\` with one e-mail address in them, whatever address they come from |
| \`uploads\` | files that are uploaded or removed again |
| \`takeBacks\` | \`POST /takeback\` |
| \`accounts\` | calls that create, join, hand out or end an account, invite to one or to the club, join or leave it: create, acceptInvitation, invite, join, leaveClub, sendReferal, export, delete |
| \`accountsOfUser\` | the same calls of one signed-in user, whatever address they come from |
| \`swishStatus\` | questions for the Swish payment of one checkout |

## Idempotency

A POST, except for one of bytes, may have an \`Idempotency-Key\`: a random value such as a UUID, a new one for each thing to be done. Sent again with its key within 24 hours, a call is not carried out again: the reply has the status of the first one and \`Idempotency-Replayed: true\`, with the checkout as it is by then, or else the same body. Another body or language with the same key is refused with 422 \`idempotency_key_reused\`; while the first call is being carried out, 409 \`request_in_progress\` says when to ask again. What failed on the shop's side (5xx) or was refused by a rate limit may be sent again with its key. Placing an order needs no key: the same checkout places one order however often it is asked.

## CORS

The API has no CORS headers: the pages of other origins cannot call it. Call it from the shop's pages or from a server of your own.

## Versions

\`info.version\` is the version of the shop. There is one version of the API at a time, and its addresses name none. Calls, optional fields, properties of replies and codes may be added at any time: ignore a property that you do not know, and go by the status of a refusal whose code you do not know. Whatever is changed or removed comes with a new \`info.version\`.
`;
