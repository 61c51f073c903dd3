/** The copy of zod that Medusa validates requests with. */
export { z } from "@medusajs/framework/zod";
