// @vitest-environment jsdom
import type { AccountRole } from "@spolverk/domain";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { fakeAccount, fakeAccountDetail, fakeMembers, SignedIn } from "../../testing/fake-account.tsx";
import { fakeShop } from "../../testing/fake-shop-api.ts";
import { openModals } from "../../testing/open-modals.ts";
import { renderWithApp, toRefusal } from "../../testing/render-with-app.tsx";
import { SettingsPage } from "./settings-page.tsx";

type Replies = Readonly<Record<string, (body: unknown) => Response>>;

async function openSettings(replies: Replies = {}, role: AccountRole = "owner") {
  const readAccountsAgain = vi.fn<() => void>();
  const signOut = vi.fn<() => Promise<void>>(async () => {});
  const known: Replies = {
    "GET /shop": () => Response.json(fakeShop),
    "GET /account/a1": () => Response.json({ ...fakeAccountDetail, role }),
    "GET /account/a1/members": () => Response.json(fakeMembers),
    ...replies,
  };
  const page = await renderWithApp(
    <SignedIn role={role}>
      <SettingsPage />
    </SignedIn>,
    {
      answer: (method, path, body) => known[`${method} ${path}`]?.(body) ?? toRefusal(404, "not_found", "-"),
      signIn: { readAccountsAgain, signOut },
    },
  );
  const sent = () => page.calls.filter(({ method }) => method === "POST");
  const section = (title: string) => within(screen.getByRole("region", { name: title }));
  await screen.findByRole("region", { name: page.t("account.addresses.title") });
  return { ...page, sent, section, readAccountsAgain, signOut };
}

beforeAll(openModals);

describe("the profile", () => {
  it("saves its changes together with the other settings, and says that they are saved [2.14]", async () => {
    const saved = { ...fakeAccountDetail, firstName: "Annika" };
    const { t, user, section, sent } = await openSettings({
      "POST /account/a1/settings": () => Response.json(saved),
    });
    const profile = section(t("account.profile.title"));
    const name = profile.getByLabelText(new RegExp(`^${t("checkout.address.firstName")}`));
    await user.clear(name);
    await user.type(name, "Annika");
    await user.click(profile.getByRole("button", { name: t("account.save") }));
    await profile.findByText(t("account.saved"));
    const { accountName, lastName, cellNumber, company } = fakeAccountDetail;
    expect(sent().map(({ body }) => body)).toEqual([
      { accountName, firstName: "Annika", lastName, cellNumber, company },
    ]);
  });

  it("keeps the typed values when the API refuses them, and shows the reason beside the field [5.2]", async () => {
    const { t, user, section } = await openSettings({
      "POST /account/a1/settings": () =>
        toRefusal(400, "invalid_request", "Fel", { "body.cellNumber": "Inget telefonnummer" }),
    });
    const profile = section(t("account.profile.title"));
    const phone = profile.getByLabelText<HTMLInputElement>(new RegExp(t("checkout.address.cellNumber")));
    await user.clear(phone);
    await user.type(phone, "12");
    await user.click(profile.getByRole("button", { name: t("account.save") }));
    await profile.findByRole("alert");
    expect(phone.value).toBe("12");
    expect(phone.getAttribute("aria-invalid")).toBe("true");
  });

  it("makes the session reload the accounts after a rename", async () => {
    const { t, user, section, readAccountsAgain } = await openSettings({
      "POST /account/a1/settings": () => Response.json({ ...fakeAccountDetail, accountName: "Ateljén" }),
    });
    await user.click(section(t("account.profile.title")).getByRole("button", { name: t("account.save") }));
    await waitFor(() => expect(readAccountsAgain).toHaveBeenCalledOnce());
  });
});

describe("the company's details", () => {
  it("save the same fields as a checkout [3.39] [3.41]", async () => {
    const { t, user, section, sent } = await openSettings({
      "POST /account/a1/settings": () => Response.json(fakeAccountDetail),
    });
    const company = section(t("account.company.title"));
    await user.type(company.getByLabelText(new RegExp(t("checkout.address.referenceCode"))), "Lager 2");
    await user.click(company.getByRole("button", { name: t("account.save") }));
    await company.findByText(t("account.saved"));
    expect(sent()[0]?.body).toMatchObject({
      company: { ...fakeAccountDetail.company, referenceCode: "Lager 2" },
    });
    expect(document.getElementById("company-invoiceNotes")).toBeNull();
  });
});

describe("the address book", () => {
  it("saves a new address, with the checkout's fields in the words of its country [3.40]", async () => {
    const { t, user, section, sent } = await openSettings({
      "POST /account/a1/saveAddress": () => Response.json(fakeAccountDetail),
    });
    await user.click(
      section(t("account.addresses.title")).getByRole("button", { name: t("account.addresses.add") }),
    );
    const dialog = within(screen.getByRole("dialog"));
    await user.type(dialog.getByLabelText(new RegExp(t("checkout.address.city"))), "Lund");
    await user.click(dialog.getByLabelText(t("account.addresses.useForShipping")));
    await user.click(dialog.getByRole("button", { name: t("account.save") }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(sent()[0]?.body).toMatchObject({
      addressId: null,
      city: "Lund",
      country: "SE",
      isShipping: true,
      isBilling: false,
    });
  });

  it("changes an address, and shows the API's problem with it beside the field [5.2]", async () => {
    const { t, user, sent } = await openSettings({
      "POST /account/a1/saveAddress": () =>
        toRefusal(400, "invalid_request", "Fel", { "body.zip": "Fel postnummer" }),
    });
    await user.click(
      screen.getByRole("button", {
        name: new RegExp(t("account.addresses.changeName", { name: "Verkstaden AB" })),
      }),
    );
    const dialog = within(screen.getByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: t("account.save") }));
    await dialog.findByRole("alert");
    expect(dialog.getByDisplayValue("252 25").getAttribute("aria-invalid")).toBe("true");
    expect(sent()[0]?.body).toMatchObject({ addressId: "d1" });
  });

  it("removes an address by its name", async () => {
    const { t, user, sent } = await openSettings({
      "POST /account/a1/removeAddress": () => Response.json({ ...fakeAccountDetail, addresses: [] }),
    });
    const name = "Verkstaden AB, Anna Ek";
    await user.click(screen.getByRole("button", { name: t("account.addresses.removeName", { name }) }));
    await screen.findByText(t("account.addresses.empty"));
    expect(sent().map(({ body }) => body)).toEqual([{ addressId: "d1" }]);
  });
});

describe("the members", () => {
  it("get another role, are invited and are removed by an owner", async () => {
    const { t, user, section, sent } = await openSettings({
      "POST /account/a1/changeRole": () => Response.json(fakeMembers),
      "POST /account/a1/invite": () => Response.json(fakeMembers),
      "POST /account/a1/removeInvitation": () => Response.json(fakeMembers),
      "POST /account/a1/removeMember": () => Response.json(fakeMembers),
    });
    const members = section(t("account.members.title"));
    const role = await members.findAllByLabelText(t("account.members.role"));
    members.getByText(t("account.members.expires", { date: "15 november 2026" }));
    await user.selectOptions(role[1] as HTMLElement, t("account.roles.buyer"));
    await waitFor(() => expect(sent()).toHaveLength(1));
    await user.type(members.getByLabelText(t("account.invite.email")), "dan@example.com");
    await user.click(members.getByRole("button", { name: t("account.invite.submit") }));
    await members.findByText(t("account.invite.sent", { email: "dan@example.com" }));
    const takeBack = t("account.members.takeBack", { email: "cia@example.com" });
    await user.click(members.getByRole("button", { name: takeBack }));
    await waitFor(() => expect(sent()).toHaveLength(3));
    const remove = t("account.members.removeName", { email: "bo@example.com" });
    await user.click(members.getByRole("button", { name: remove }));
    await user.click(screen.getByRole("button", { name: t("account.members.remove") }));
    await waitFor(() => expect(sent()).toHaveLength(4));
    expect(sent().map(({ path, body }) => [path, body])).toEqual([
      ["/account/a1/changeRole", { memberId: "m2", role: "buyer" }],
      ["/account/a1/invite", { email: "dan@example.com", role: "buyer", site: "se" }],
      ["/account/a1/removeInvitation", { invitationId: "i1" }],
      ["/account/a1/removeMember", { memberId: "m2" }],
    ]);
  });

  it("keep their roles when a change is refused, and the page shows the reason", async () => {
    const { t, user, section } = await openSettings({
      "POST /account/a1/changeRole": () => toRefusal(409, "last_owner", "Kontot behöver en ägare"),
    });
    const members = section(t("account.members.title"));
    const [own] = await members.findAllByLabelText<HTMLSelectElement>(t("account.members.role"));
    if (!own) throw new Error("there is no member");
    await user.selectOptions(own, t("account.roles.viewer"));
    await members.findByText("Kontot behöver en ägare");
    await waitFor(() => expect(own.value).toBe("owner"));
  });
});

describe("the settings of a user who is not an owner", () => {
  it("show a viewer the address book only, and load no members", async () => {
    const { t, calls } = await openSettings({}, "viewer");
    screen.getByText(t("account.settings.ownerOnly"));
    expect(screen.queryByRole("button", { name: t("account.addresses.add") })).toBeNull();
    expect(screen.queryByRole("region", { name: t("account.members.title") })).toBeNull();
    expect(calls.some(({ path }) => path.endsWith("/members"))).toBe(false);
  });

  it("let a buyer change the address book", async () => {
    const { t } = await openSettings({}, "buyer");
    expect(screen.getByRole("button", { name: t("account.addresses.add") })).toBeTruthy();
  });
});

describe("the newsletter choice", () => {
  it("saves itself at once, and reverts when the API refuses it", async () => {
    const { t, user, sent } = await openSettings({
      "GET /account/a1": () => Response.json({ ...fakeAccountDetail, newsletter: true }),
      "POST /account/a1/settings": () => toRefusal(503, "newsletter_unavailable", "Just nu går det inte"),
    });
    const name = t("account.newsletter.label", { email: fakeAccount.email });
    await user.click(screen.getByRole("checkbox", { name, checked: true }));
    await screen.findByText("Just nu går det inte");
    expect(sent()[0]?.body).toMatchObject({ newsletter: false });
    // The box shows the new choice until the call ends, and the message may appear a moment earlier.
    await screen.findByRole("checkbox", { name, checked: true });
  });
});

describe("the newsletter choice of an owner signed in with another address", () => {
  it("says that a mail asks the account's address for confirmation, and stays off", async () => {
    const { t, user, sent } = await openSettings({
      "POST /account/a1/settings": () => Response.json({ ...fakeAccountDetail, newsletter: false }),
    });
    const label = t("account.newsletter.label", { email: fakeAccount.email });
    await user.click(screen.getByLabelText(label));
    await screen.findByText(t("account.newsletter.asked", { email: fakeAccount.email }));
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(label).checked).toBe(false));
    expect(sent()[0]?.body).toMatchObject({ newsletter: true });
  });
});

describe("a company account", () => {
  it("needs a name, a country and an organization number, and makes the session reload its accounts", async () => {
    const { t, user, sent, readAccountsAgain } = await openSettings({
      "POST /account/create": () => Response.json({ ...fakeAccount, accountId: "a2", accountName: "Två AB" }),
    });
    await user.click(screen.getByRole("button", { name: t("account.companyAccount.open") }));
    const form = within(screen.getByRole("region", { name: t("account.companyAccount.title") }));
    await user.type(form.getByLabelText(t("checkout.address.company")), "Två AB");
    await user.type(form.getByLabelText("Organisationsnummer"), "556036-0793");
    await user.click(form.getByRole("button", { name: t("account.companyAccount.create") }));
    await screen.findByText(t("account.companyAccount.created", { name: "Två AB" }));
    expect(sent()[0]?.body).toEqual({
      company: { name: "Två AB", organizationNumber: "556036-0793", country: "SE" },
    });
    expect(readAccountsAgain).toHaveBeenCalledOnce();
  });
});

describe("deleting the account", () => {
  it("requires the account's email address, says which data the law requires the shop to keep, and signs out", async () => {
    const { t, user, sent, signOut } = await openSettings({
      "POST /account/a1/delete": () => Response.json({ deleted: true }),
    });
    await user.click(screen.getByRole("button", { name: t("account.delete.open") }));
    const dialog = within(screen.getByRole("dialog"));
    dialog.getByText(t("account.delete.kept"));
    const field = dialog.getByLabelText(t("account.delete.email"));
    await user.type(field, "bo@example.com");
    await user.click(dialog.getByRole("button", { name: t("account.delete.confirm") }));
    dialog.getByText(t("account.delete.mistyped"));
    expect(sent()).toEqual([]);
    await user.clear(field);
    await user.type(field, "Anna@Example.com");
    await user.click(dialog.getByRole("button", { name: t("account.delete.confirm") }));
    await waitFor(() => expect(signOut).toHaveBeenCalledOnce());
    expect(sent()[0]?.body).toEqual({ email: "Anna@Example.com" });
  });

  it("shows the API's refusal while orders are open", async () => {
    const { t, user, signOut } = await openSettings({
      "POST /account/a1/delete": () => toRefusal(409, "account_has_open_orders", "Du har öppna ordrar"),
    });
    await user.click(screen.getByRole("button", { name: t("account.delete.open") }));
    const dialog = within(screen.getByRole("dialog"));
    await user.type(dialog.getByLabelText(t("account.delete.email")), "anna@example.com");
    await user.click(dialog.getByRole("button", { name: t("account.delete.confirm") }));
    await dialog.findByText("Du har öppna ordrar");
    expect(signOut).not.toHaveBeenCalled();
  });
});

describe("the export", () => {
  it("downloads a JSON file whose name contains the day", async () => {
    const data = { exportedAt: "2026-11-23T23:30:00Z", orders: [] };
    let name = "";
    URL.createObjectURL = () => "blob:export";
    const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function press(
      this: HTMLAnchorElement,
    ) {
      name = this.download;
    });
    const { t, user } = await openSettings({ "GET /account/a1/export": () => Response.json(data) });
    await user.click(screen.getByRole("button", { name: t("account.data.export") }));
    await waitFor(() => expect(name).toBe("spolverk-2026-11-24.json"));
    click.mockRestore();
  });
});
