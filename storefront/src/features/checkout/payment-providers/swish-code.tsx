import { QRCodeSVG } from "qrcode.react";
import { toSwishQrText } from "./swish-links.ts";

/** The QR code for the Swish app [4.34]: black on white in both themes, so that cameras can read it. */
export function SwishCode({ token, label }: { token: string; label: string }) {
  return (
    <QRCodeSVG
      bgColor="#ffffff"
      className="size-64 max-w-full rounded-2xl border border-line"
      fgColor="#000000"
      level="M"
      marginSize={4}
      title={label}
      value={toSwishQrText(token)}
    />
  );
}
