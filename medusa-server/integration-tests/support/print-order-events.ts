import path from "node:path";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { completeCartWorkflow } from "@medusajs/medusa/core-flows";
import { type PlaceBody, placeBodySchema } from "@spolverk/medusa-contract";

type PlaceOrder = (container: MedusaContainer, checkoutId: string, body: PlaceBody) => Promise<object>;

/**
 * Prints the name of each event that making an order emits.
 *
 * @param args "shop" with the id of a checkout and a PlaceBody as JSON, or "medusa" with the id of a cart
 */
export default async function printOrderEvents({
  container,
  args: [by, id = "", body = ""],
}: {
  container: MedusaContainer;
  args: string[];
}): Promise<void> {
  const bus = container.resolve(Modules.EVENT_BUS);
  const print = ({ name }: { name: string }): void => console.log(`EVENT ${name}`);
  bus.addInterceptor?.(print);
  if (by === "shop") {
    const built = (await import(path.resolve("src/features/checkout/place-order.js"))) as {
      placeOrder: PlaceOrder;
    };
    console.log(
      JSON.stringify(await built.placeOrder(container, id, placeBodySchema.parse(JSON.parse(body)))),
    );
  } else {
    await completeCartWorkflow(container).run({ input: { id } });
  }
  bus.removeInterceptor?.(print);
}
