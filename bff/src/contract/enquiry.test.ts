import { enquiryFields } from "@spolverk/domain";
import { expect, it } from "vitest";
import { enquiryBodySchemas } from "./enquiry.ts";

/** Fields that the mails format themselves or leave out. */
const others = ["name", "email", "site", "nickname", "filledInMs", "attachments"];

it("the mails name each field of the forms, and name no other field", () => {
  const asked = Object.values(enquiryBodySchemas).flatMap(({ shape }) => Object.keys(shape));
  const named = new Set(asked.filter((field) => !others.includes(field)));
  expect([...named].toSorted()).toEqual([...enquiryFields].toSorted());
});
