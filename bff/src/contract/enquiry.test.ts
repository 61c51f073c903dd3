import { enquiryFields } from "@spolverk/domain";
import { expect, it } from "vitest";
import { enquiryBodySchemas } from "./enquiry.ts";

/** What the mails name by themselves, or nobody sees. */
const others = ["name", "email", "site", "nickname", "filledInMs", "attachments"];

it("the fields of the forms are those that the mails have a name for, and no other", () => {
  const asked = Object.values(enquiryBodySchemas).flatMap(({ shape }) => Object.keys(shape));
  const named = new Set(asked.filter((field) => !others.includes(field)));
  expect([...named].toSorted()).toEqual([...enquiryFields].toSorted());
});
