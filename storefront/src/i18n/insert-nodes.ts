import type { ReactNode } from "react";
import { inOrder } from "../ui/in-order.ts";

/** Puts elements into the places of a text: "I accept the {{terms}}." with a link for `terms`. */
export function insertNodes(text: string, nodes: Readonly<Record<string, ReactNode>>): ReactNode {
  return inOrder(text.split(/(\{\{\w+\}\})/), (piece) => {
    const name = /^\{\{(\w+)\}\}$/.exec(piece)?.[1];
    return name === undefined ? piece : nodes[name];
  });
}
