import { expect, it } from "vitest";
import { countReturnable } from "./count-returnable.ts";

it.each([
  [0, 0, 0, 0],
  [3, 0, 0, 3],
  [3, 1, 0, 2],
  [3, 0, 1, 2],
  [3, 1, 2, 0],
  [1, 1, 1, 0],
])(
  "countReturnable: of %i delivered pieces, with %i on their way back and %i returned, lets %i be returned [9.36]",
  (delivered, returnRequested, returned, returnable) => {
    expect(countReturnable({ delivered, returnRequested, returned, isGiftCard: false })).toBe(returnable);
  },
);

it("lets no gift card be returned, since it may have been spent [9.36]", () => {
  expect(countReturnable({ delivered: 1, returnRequested: 0, returned: 0, isGiftCard: true })).toBe(0);
});
