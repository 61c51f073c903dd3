import { expect, it } from "vitest";
import { toSignInAddress } from "./to-sign-in-address.ts";

it.each([
  ["/account/orders?page=2", "/account/login?redirect=%2Faccount%2Forders%3Fpage%3D2"],
  ["/account/invitation#token=a-b", "/account/login?redirect=%2Faccount%2Finvitation#token=a-b"],
  ["/shop?q=%23#a#b", "/account/login?redirect=%2Fshop%3Fq%3D%2523#a#b"],
])(
  "toSignInAddress names %s as the return page, and keeps its fragment a fragment [2.15]",
  (href, address) => {
    expect(toSignInAddress(href)).toBe(address);
  },
);
