// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { QuantityField } from "./quantity-field.tsx";

function openField(initial: number, max: number) {
  const onChange = vi.fn<(value: number) => void>();
  function Field() {
    const [value, setValue] = useState(initial);
    return (
      <QuantityField
        decreaseLabel="Fewer"
        id="quantity"
        increaseLabel="More"
        label="Quantity"
        max={max}
        maxMessage={`At most ${max}`}
        minMessage="At least 1"
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
        value={value}
      />
    );
  }
  render(<Field />);
  const input = screen.getByLabelText<HTMLInputElement>("Quantity");
  const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
  return { user: userEvent.setup(), onChange, input, button };
}

afterEach(cleanup);

describe("the quantity field", () => {
  it("increases and decreases by its buttons, never below one [4.28]", async () => {
    const { user, input, button } = openField(1, 5);
    expect(button("Fewer").disabled).toBe(true);
    await user.click(button("More"));
    expect(input.value).toBe("2");
    await user.click(button("Fewer"));
    expect(input.value).toBe("1");
    expect(button("Fewer").disabled).toBe(true);
  });

  it("stays at the maximum and states it, to screen readers too [4.28] [8.38]", async () => {
    const { user, onChange, input, button } = openField(3, 3);
    expect(button("More").getAttribute("aria-disabled")).toBe("true");
    await user.click(button("More"));
    expect(onChange).toHaveBeenLastCalledWith(3);
    const message = screen.getByText("At most 3");
    expect(input.getAttribute("aria-describedby")).toBe(message.id);
    await user.click(button("Fewer"));
    expect(screen.queryByText("At most 3")).toBeNull();
    expect(input.hasAttribute("aria-describedby")).toBe(false);
  });

  it("turns a typed 0 into 1, and shows a message about it until another number is typed", async () => {
    const { user, onChange, input } = openField(2, 5);
    await user.clear(input);
    await user.type(input, "0");
    expect(onChange).toHaveBeenLastCalledWith(1);
    expect(input.getAttribute("aria-describedby")).toBe(screen.getByText("At least 1").id);
    await user.clear(input);
    await user.type(input, "3");
    expect(screen.queryByText("At least 1")).toBeNull();
  });

  it("accepts a typed number, and limits it to the maximum", async () => {
    const { user, onChange, input } = openField(1, 12);
    await user.clear(input);
    await user.type(input, "12");
    expect(onChange.mock.calls.flat()).toEqual([1, 12]);
    await user.type(input, "0");
    expect(onChange).toHaveBeenLastCalledWith(12);
    expect(screen.getByText("At most 12")).toBeTruthy();
    await user.tab();
    expect(input.value).toBe("12");
  });

  it("may be empty while the shopper types, accepts only digits, and shows the quantity again on blur", async () => {
    const { user, onChange, input } = openField(4, 20);
    await user.clear(input);
    expect(input.value).toBe("");
    await user.type(input, "-x.");
    expect(input.value).toBe("");
    expect(onChange).not.toHaveBeenCalled();
    await user.tab();
    expect(input.value).toBe("4");
  });
});
