/** Light that falls through a window onto the wall, the shelf with a plant and a vase, and the bench. */
export function drawRoom(): string {
  const window = `<g fill="#fffaf0" opacity=".5" transform="skewX(-14)"><rect x="250" y="60" width="150" height="190"/><rect x="412" y="60" width="150" height="190"/><rect x="250" y="262" width="150" height="220"/><rect x="412" y="262" width="150" height="220"/></g>`;
  const grain = [606, 622, 640, 658, 676]
    .map((y, index) => `M${index * 130} ${y}q420 ${index % 2 === 0 ? 7 : -6} 900 0t800 2`)
    .join("");
  const leaves = [-58, -30, -6, 20, 46]
    .map((turn) => `<path d="M0 0C-16-36-12-70 0-92C12-70 16-36 0 0" transform="rotate(${turn})"/>`)
    .join("");
  return [
    `<path d="M0 0h1600v700H0z" fill="url(#wall)"/><circle cx="330" cy="200" r="520" fill="url(#sun)"/>`,
    window,
    // The shelf: an oak board on two steel brackets, with the shade it casts on the wall.
    `<path d="M730 250h800l-22 58H752z" fill="url(#under)"/><path d="M728 232h806v18H728z" fill="url(#oak)"/><path d="M728 232h806v3H728z" fill="#fff" opacity=".4"/><path d="M800 250v44l-6 0v-44zM1462 250v44h-6v-44z" fill="#4a5058"/>`,
    `<g transform="translate(1484 172)" fill="#5f7a55">${leaves}</g><path d="M1456 170h56l-7 62h-42z" fill="#c7694a"/><path d="M1456 170h56l-1.5 12h-53z" fill="#fff" opacity=".18"/><path d="M1494 170h18l-7 62h-20z" fill="#2b1d0e" opacity=".16"/>`,
    `<path d="M0 588h1600v112H0z" fill="url(#oak)"/><path d="M0 588h1600v5H0z" fill="#fff" opacity=".35"/><path d="${grain}" fill="none" stroke="#8a6434" stroke-width="2" opacity=".22"/>`,
  ].join("");
}
