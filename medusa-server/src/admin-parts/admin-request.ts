/** The server refused a request. Contains the message of the reply, and the messages by field of the form. */
export class AdminRequestError extends Error {
  readonly fields: Readonly<Record<string, string>>;

  constructor(message: string, fields: Readonly<Record<string, string>>) {
    super(message);
    this.fields = fields;
  }
}

/**
 * Calls the admin API as the signed-in user.
 * @throws AdminRequestError when the server refuses
 */
export async function adminRequest<Reply>(
  path: string,
  body?: object,
  method: "GET" | "POST" | "DELETE" = body === undefined ? "GET" : "POST",
): Promise<Reply> {
  const response = await fetch(`/admin/${path}`, {
    method,
    credentials: "include",
    headers: { "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const reply = (await response.json().catch(() => ({}))) as Reply & {
    message?: string;
    fields?: Record<string, string>;
  };
  if (!response.ok) {
    throw new AdminRequestError(reply.message ?? "The server did not answer", reply.fields ?? {});
  }
  return reply;
}
