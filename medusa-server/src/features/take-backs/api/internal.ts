import { takeBackCalls } from "@spolverk/medusa-contract";
import { internalRoutes } from "../../../http/internal-routes.ts";
import { createTakeBack } from "../create-take-back.ts";
import { drawTakeBackLabel } from "../draw-take-back-label.ts";
import { markTakeBackSent } from "../mark-take-back-sent.ts";
import { findTakeBackId, readAccountTakeBacks, readTakeBack } from "../read-take-back.ts";

export const takeBackInternalRoutes = internalRoutes(takeBackCalls)({
  createTakeBack: ({ container, body }) => createTakeBack(container, body, new Date()),
  getTakeBack: async ({ container, body }) => {
    const id = await findTakeBackId(container, body.token);
    return { takeBack: id === null ? null : await readTakeBack(container, id) };
  },
  listTakeBacks: async ({ container, params }) => ({
    takeBacks: await readAccountTakeBacks(container, params.id),
  }),
  markTakeBackSent: ({ container, body }) => markTakeBackSent(container, body, new Date()),
  getTakeBackLabel: async ({ container, body }) => {
    const id = await findTakeBackId(container, body.token);
    const file = id === null ? null : await drawTakeBackLabel(container, id);
    return { label: file && { name: file.filename, base64: file.content.toString("base64") } };
  },
});
