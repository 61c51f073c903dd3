/**
 * `fetch` with upload progress, which the browser's own `fetch` does not report.
 *
 * @param onProgress receives the fraction that was sent, from 0 to 1
 */
export const fetchWithProgress =
  (onProgress: (part: number) => void): typeof fetch =>
  (input, init) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const fail = () => reject(new TypeError("The request got no answer"));
      const { signal } = init ?? {};
      if (signal?.aborted) return fail();
      signal?.addEventListener("abort", () => request.abort(), { once: true });
      request.open(init?.method ?? "GET", input instanceof Request ? input.url : input);
      new Headers(init?.headers).forEach((value, name) => request.setRequestHeader(name, value));
      request.upload.addEventListener("progress", ({ loaded, total, lengthComputable }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total);
      });
      request.addEventListener("load", () => {
        const type = request.getResponseHeader("content-type");
        const headers = type === null ? {} : { "content-type": type };
        const { status, statusText } = request;
        resolve(new Response(request.responseText, { status, statusText, headers }));
      });
      for (const event of ["error", "abort", "timeout"] as const) request.addEventListener(event, fail);
      request.send(init?.body instanceof Blob || typeof init?.body === "string" ? init.body : null);
    });
