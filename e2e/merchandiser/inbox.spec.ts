import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { enquireByApi, uploadByApi } from "../support/enquiry-by-api.ts";
import { readMails, waitForMail } from "../support/mailbox.ts";
import { signInToAdmin } from "../support/sign-in-to-admin.ts";

const at = Date.now();
const search = (page: Page) => page.getByRole("searchbox", { name: /^Search by number/ });

async function openInbox(page: Page): Promise<void> {
  await signInToAdmin(page);
  await page.getByRole("link", { name: "Inbox", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Inbox", exact: true })).toBeVisible();
}

/** Selects an option of one of the admin's select boxes. */
async function choose(page: Page, label: string, option: string | RegExp): Promise<void> {
  await page.getByRole("combobox", { name: label }).click();
  await page.getByRole("option", { name: option }).click();
}

/** Dismisses the admin's toast: it covers the buttons in its corner, and stays while the pointer is over it. */
async function closeNotice(page: Page, text: string): Promise<void> {
  const notice = page
    .getByRole("region", { name: /^Notifications/ })
    .getByRole("listitem")
    .filter({ hasText: text });
  await notice.getByRole("button").press("Enter");
  await expect(notice).toHaveCount(0);
  await page.mouse.move(0, 0);
}

test("a merchandiser reads an enquiry with its file, adds a note, assigns it and answers it once in the sender's language [3.47]", async ({
  page,
  request,
}) => {
  test.slow();
  const email = `inbox-${at}@example.com`;
  const attachments = [await uploadByApi(request, "spole.png")];
  const message = "Filamentet spricker vid lager 3.";
  const number = await enquireByApi(request, {
    name: "Astrid Lind",
    email,
    message,
    batchNumber: "B-4711",
    attachments,
  });

  await openInbox(page);
  await expect(page.getByRole("tab", { name: /^Inbox \d+ new$/ })).toBeVisible();
  await search(page).fill(email);
  const row = page.getByRole("row", { name: email });
  await expect(row).toContainText("New");
  await expect(row).toContainText("1 file:");
  await row.getByRole("link", { name: number }).click();
  await expect(page.getByRole("heading", { name: number })).toBeVisible();
  await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByRole("definition").filter({ hasText: "B-4711" })).toBeVisible();
  await expect(page.getByText("se, Swedish")).toBeVisible();
  await expect(page.getByRole("link", { name: email })).toHaveAttribute("href", `mailto:${email}`);
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "spole.png" }).click();
  expect((await downloading).suggestedFilename()).toBe("spole.png");

  const note = page.getByLabel("Your note");
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(page.getByText("is required")).toBeVisible();
  await expect(note).toHaveAttribute("aria-invalid", "true");
  await expect(note).toBeFocused();
  await closeNotice(page, "Not saved");
  await note.fill("Samma sats som förra veckan");
  await page.getByRole("button", { name: "Save note" }).dblclick();
  await expect(page.getByRole("listitem").filter({ hasText: "Samma sats som förra veckan" })).toHaveCount(1);
  await expect(note).toHaveValue("");
  await page.getByRole("combobox", { name: "Assignee" }).click();
  await page.getByRole("option").nth(1).click();
  await expect(page.getByText(/^Assigned to (?!nobody)/)).toBeVisible();
  await choose(page, "State", "Open");
  await expect(page.getByText("State: Open")).toBeVisible();

  const reply = page.getByLabel("Your reply");
  await choose(page, "Template", "Answered");
  await expect(reply).toHaveValue(new RegExp(number));
  await reply.fill(`Hej Astrid! Torka spolen i sex timmar. ${number}`);
  await choose(page, "Template", "More info");
  await page.getByRole("alertdialog").getByRole("button", { name: "Keep" }).click();
  await page.route("**/replies", (route) => route.abort());
  await page.getByRole("button", { name: "Send reply" }).click();
  await expect(page.getByText("Not sent")).toBeVisible();
  await expect(reply).toHaveValue(/^Hej Astrid! Torka spolen/);
  await page.unroute("**/replies");
  await closeNotice(page, "Not sent");
  await page.getByRole("button", { name: "Send reply" }).dblclick();
  await expect(page.getByText("Reply to the sender")).toHaveCount(1);
  await expect(reply).toHaveValue("");
  await expect(page.getByText("Answered").first()).toBeVisible();
  const subject = `Svar på ditt meddelande ${number}`;
  expect((await waitForMail(request, email, subject)).text).toContain("Torka spolen i sex timmar.");

  await page.goBack();
  await expect(search(page)).toHaveValue(email);
  await expect(row).toContainText("Answered");
  const exporting = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export CSV" }).click();
  // The CSV has a message of several lines in one cell.
  const csv = await readFile(await (await exporting).path(), "utf8");
  expect(csv.match(/E-\d+/g)).toContain(number);
  expect(csv.split(email)).toHaveLength(2);
  expect((await readMails(request, email)).filter((mail) => mail.subject === subject)).toHaveLength(1);
});

test("a suspicious message has a folder of its own and is confirmed by mail once moved to the inbox", async ({
  page,
  request,
}) => {
  const email = `suspicious-${at}@example.com`;
  const number = await enquireByApi(request, {
    name: "Nils Ek",
    email,
    message: "Har ni PLA i rosa?",
    nickname: "nils",
  });

  await openInbox(page);
  await search(page).fill(email);
  await expect(page.getByText("Nothing here is like that.")).toBeVisible();
  await page.getByRole("tab", { name: /^Inbox/ }).focus();
  await page.keyboard.press("ArrowRight");
  await page.getByRole("row", { name: email }).getByRole("link", { name: number }).click();
  await expect(page.getByRole("heading", { name: number })).toBeVisible();
  expect(await readMails(request, email)).toEqual([]);

  await page.getByRole("button", { name: "Move to inbox" }).click();
  await expect(page.getByRole("button", { name: "Move to suspicious" })).toBeVisible();
  await waitForMail(request, email, new RegExp(number));
});
