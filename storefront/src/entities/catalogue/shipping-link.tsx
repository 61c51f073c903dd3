import { Link } from "@tanstack/react-router";
import { useRouteAddress } from "../../site/use-route-links.ts";

/** A text on the cost of shipping, linked to the page of rates and delivery times if the site has one. */
export function ShippingLink({ text }: { text: string }) {
  const address = useRouteAddress("/shipping");
  if (address === null) return text;
  return (
    <Link className="underline underline-offset-3" to={address}>
      {text}
    </Link>
  );
}
