import { createContext } from "react";
import type { ImagesUrl } from "./image-address.ts";

/** The image service of the page's pictures. */
export const ImagesContext = createContext<ImagesUrl>(null);
