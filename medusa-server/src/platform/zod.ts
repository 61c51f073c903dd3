/** The copy of zod with which Medusa validates requests. */
export { z } from "@medusajs/framework/zod";
