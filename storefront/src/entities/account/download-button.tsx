import type { ApiClient } from "@spolverk/bff/contract";
import { decodeBase64, saveFile } from "../../browser/save-file.ts";
import { BusyButton } from "../../ui/busy-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useAccountCall } from "./use-account-call.ts";

type DownloadButtonProps = {
  fetchFile: (api: ApiClient) => Promise<{ name: string; type: string; base64: string }>;
  label: string;
  busyLabel: string;
  look?: "primary" | "outline";
};

/** Downloads a file from the API; a problem is shown below the neighboring buttons. */
export function DownloadButton({ fetchFile, label, busyLabel, look = "primary" }: DownloadButtonProps) {
  const { isBusy, problem, run } = useAccountCall();

  async function download(): Promise<void> {
    const file = await run(fetchFile);
    if (file) saveFile(file.name, new Blob([decodeBase64(file.base64)], { type: file.type }));
  }

  return (
    <>
      <BusyButton
        busy={isBusy}
        busyLabel={busyLabel}
        className="max-sm:w-full"
        look={look}
        onClick={() => void download()}
      >
        {label}
      </BusyButton>
      {problem && (
        <div className="order-last w-full">
          <Notice look="error">{problem.message}</Notice>
        </div>
      )}
    </>
  );
}
