import { Fragment, type ReactNode } from "react";

/** Puts elements into the places of a text: "I accept the {{terms}}." with a link for `terms`. */
export function insertNodes(text: string, nodes: Readonly<Record<string, ReactNode>>): ReactNode {
  return text.split(/(\{\{\w+\}\})/).map((piece, index) => {
    const name = /^\{\{(\w+)\}\}$/.exec(piece)?.[1];
    // Pieces of a text have no identity but their place.
    return <Fragment key={index}>{name === undefined ? piece : nodes[name]}</Fragment>;
  });
}
