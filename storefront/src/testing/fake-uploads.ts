import { onTestFinished, vi } from "vitest";

type FakeUpload = {
  address: URL;
  type: string | null;
  body: unknown;
  isAborted: boolean;
  /** Reports the uploaded fraction, from 0 to 1. */
  progress: (part: number) => void;
  /** Answers like the API. */
  reply: (status: number, body: unknown) => void;
  /** Breaks the connection. */
  fail: () => void;
};

/**
 * Replaces the browser's XMLHttpRequest until the test has finished. Returns the list of uploads, in the order in which
 * they start.
 */
export function fakeUploads(): FakeUpload[] {
  const uploads: FakeUpload[] = [];
  class FakeRequest extends EventTarget {
    readonly upload = new EventTarget();
    status = 0;
    statusText = "";
    responseText = "";
    #address = "";
    #type: string | null = null;
    #sent: FakeUpload | null = null;
    open(_: string, address: string): void {
      this.#address = address;
    }
    setRequestHeader(name: string, value: string): void {
      if (name === "content-type") this.#type = value;
    }
    getResponseHeader(): string {
      return "application/json";
    }
    abort(): void {
      if (this.#sent) this.#sent.isAborted = true;
      this.dispatchEvent(new Event("abort"));
    }
    send(body: unknown): void {
      const sent: FakeUpload = {
        address: new URL(this.#address, "http://shop"),
        type: this.#type,
        body,
        isAborted: false,
        progress: (part) =>
          this.upload.dispatchEvent(
            new ProgressEvent("progress", { lengthComputable: true, loaded: part * 100, total: 100 }),
          ),
        reply: (status, reply) => {
          this.status = status;
          this.responseText = JSON.stringify(reply);
          this.dispatchEvent(new Event("load"));
        },
        fail: () => this.dispatchEvent(new Event("error")),
      };
      this.#sent = sent;
      uploads.push(sent);
    }
  }
  vi.stubGlobal("XMLHttpRequest", FakeRequest);
  onTestFinished(() => void vi.unstubAllGlobals());
  return uploads;
}
