import { screen } from "@testing-library/react";
import { TakeBackForm } from "../features/take-back/take-back-form.tsx";
import { fakeTakeBack } from "./fake-take-back.ts";
import { renderWithApp } from "./render-with-app.tsx";

type Options = NonNullable<Parameters<typeof renderWithApp>[1]>;

/** The API's reply to an accepted request. */
export const replyCreated = () =>
  Response.json(
    { number: fakeTakeBack.number, expiresAt: fakeTakeBack.expiresAt, hasLabel: fakeTakeBack.hasLabel },
    { status: 201 },
  );

/** Opens the form of a take-back; returns functions that act as a shopper. */
export async function openTakeBackForm(options: Options = {}) {
  const page = await renderWithApp(<TakeBackForm />, { answer: replyCreated, ...options });
  const { t, user, calls } = page;
  const field = (id: string) => {
    const found = document.querySelector<HTMLInputElement>(`input#${id}`);
    if (!found) throw new Error(`no field ${id}`);
    return found;
  };
  return {
    ...page,
    field,
    /** Fills in an acceptable request with these changes. */
    fillIn: async (changes: Readonly<Record<string, string>> = {}) => {
      const typed = {
        orderNumber: "1042",
        email: "anna@example.com",
        spools: "9",
        scrapGrams: "2,5",
        weightGrams: "12.4",
        lengthMm: "60",
        widthMm: "40",
        heightMm: "39,5",
        ...changes,
      };
      for (const [id, text] of Object.entries(typed)) {
        await user.clear(field(id));
        if (text !== "") await user.type(field(id), text);
      }
      await user.click(field("ownPlaOnly"));
      await user.click(field("agreement"));
    },
    submit: () => user.click(screen.getByRole("button", { name: t("takeBack.form.submit") })),
    /** The description of a field that is marked as invalid. */
    errorOf: (id: string) => {
      if (field(id).getAttribute("aria-invalid") !== "true") return null;
      return document.getElementById(field(id).getAttribute("aria-describedby") ?? "")?.textContent ?? null;
    },
    sent: () => calls.filter(({ path }) => path === "/takeback"),
  };
}
