import { expect, it } from "vitest";
import { toSwishAppUrl, toSwishQrText } from "./swish-links.ts";

const token = "c28a4061470f4af48973bd2a4642b4fa";

it("the QR code of a Swish payment contains the letter D, followed by the token [4.34]", () => {
  expect(toSwishQrText(token)).toBe("Dc28a4061470f4af48973bd2a4642b4fa");
});

it("the link of a Swish payment opens the app with the token and the return address [4.34]", () => {
  expect(toSwishAppUrl(token, "https://se.example.com/checkout/1?a=b")).toBe(
    `swish://paymentrequest?token=${token}&callbackurl=https%3A%2F%2Fse.example.com%2Fcheckout%2F1%3Fa%3Db`,
  );
});
