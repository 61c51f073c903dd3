import { createContext } from "react";
import type { ImagesUrl } from "./image-address.ts";

/** Where the page's pictures come from. */
export const ImagesContext = createContext<ImagesUrl>(null);
