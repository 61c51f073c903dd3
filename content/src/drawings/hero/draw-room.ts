/** The color of the wall; the page around the scene has it too, as --hero in the storefront's app.css. */
export const wall = "#123b2b";

/** The wall in the light of the printer, the shelf with a plant, and the bench; sway turns the leaves, in degrees. */
export function drawRoom(sway: number): string {
  const grain = [606, 622, 640, 658, 676]
    .map((y, index) => `M${index * 130} ${y}q420 ${index % 2 === 0 ? 7 : -6} 900 0t800 2`)
    .join("");
  const leaves = [-58, -30, -6, 20, 46]
    .map((turn, index) => {
      const angle = (turn + sway * (index % 2 === 0 ? 1 : -0.7)).toFixed(2);
      return `<path d="M0 0C-16-36-12-70 0-92C12-70 16-36 0 0" transform="rotate(${angle})"/>`;
    })
    .join("");
  return [
    `<path d="M0 0h1600v700H0z" fill="${wall}"/><ellipse cx="1240" cy="430" rx="640" ry="470" fill="url(#lamp)"/>`,
    // The shelf: an oak board on two steel brackets, with the shade it casts on the wall.
    `<path d="M730 250h800l-22 58H752z" fill="url(#under)"/><path d="M728 232h806v18H728z" fill="url(#oak)"/><path d="M728 232h806v2.5H728z" fill="#fff" opacity=".3"/><path d="M800 250v44h-6v-44zM1462 250v44h-6v-44z" fill="#0b241a"/>`,
    `<g transform="translate(1484 172)" fill="#7fa06c">${leaves}</g><path d="M1456 170h56l-7 62h-42z" fill="#c7694a"/><path d="M1456 170h56l-1.5 12h-53z" fill="#fff" opacity=".18"/><path d="M1494 170h18l-7 62h-20z" fill="#2b1d0e" opacity=".16"/>`,
    `<path d="M0 588h1600v112H0z" fill="url(#oak)"/><path d="M0 588h1600v4H0z" fill="#fff" opacity=".25"/><path d="${grain}" fill="none" stroke="#5b3c19" stroke-width="2" opacity=".26"/>`,
  ].join("");
}
