const keys = ["ArrowDown", "ArrowUp", "ArrowRight", "ArrowLeft", "Home", "End"] as const;
type MenuKey = (typeof keys)[number];

/** A position in the two columns of the Products menu; `index` counts the column's entries from 0. */
export type MenuPlace = { column: "left" | "right"; index: number };
type MenuShape = {
  leftCount: number;
  rightCount: number;
  /** The entry on the left whose children the right column shows. */
  chosenIndex: number;
};

export function isMenuKey(key: string): key is MenuKey {
  return keys.some((known) => known === key);
}

/** The position after a key press [2.36]: up and down wrap around, right and left change the column. */
export function moveMenuFocus({ column, index }: MenuPlace, key: MenuKey, shape: MenuShape): MenuPlace {
  const count = column === "left" ? shape.leftCount : shape.rightCount;
  switch (key) {
    case "ArrowDown":
      return { column, index: (index + 1) % count };
    case "ArrowUp":
      return { column, index: (index + count - 1) % count };
    case "Home":
      return { column, index: 0 };
    case "End":
      return { column, index: count - 1 };
    case "ArrowRight":
      return column === "left" && shape.rightCount > 0 ? { column: "right", index: 0 } : { column, index };
    case "ArrowLeft":
      return column === "right" ? { column: "left", index: shape.chosenIndex } : { column, index };
  }
}
