import type { Color } from "../schema/catalogue.ts";
import { drawSpoolBody } from "./draw-spool.ts";
import { accent, faceGradient, graphite, paper } from "./metal.ts";
import { darken } from "./shade.ts";
import { groundShadow, linearGradient, shadowGradient, svg } from "./svg.ts";

/** The spool inside the box, and the color of the walls. */
type Inside = { body: string; wall: string };

const plainWall = "#d6e2e6";
const plainHousing = "#dfe1e2";

function drawBox({ body, wall }: Inside): string {
  return [
    groundShadow(164, 266, 268, 24),
    `<path d="M46 112h194v146H52q-6 0-6-6z" fill="${wall}" opacity=".7"/><path d="M240 112h36v140q0 6-6 6h-30z" fill="${darken(wall, 0.25)}" opacity=".85"/>`,
    `<g id="spool" transform="translate(98 196) scale(.47)">${body}</g><use href="#spool" x="74"/>`,
    `<path d="M46 112h194v146H52q-6 0-6-6z" fill="url(#pane)"/><path d="M58 112h42L58 214zM116 112h22L74 258H58z" fill="#fff" opacity=".22"/>`,
    `<path d="M38 92q0-8 8-8h192v32H38z" fill="url(#lid)"/><path d="M238 84h38q8 0 8 8v24h-46z" fill="url(#lidside)"/><path d="M46 84h230q8 0 8 8H38q0-8 8-8z" fill="#fff" opacity=".3"/>`,
    `<path d="M118 104h44v24h-44z" fill="${graphite}"/><path d="M124 110h32v3h-32z" fill="#fff" opacity=".3"/>`,
    `<circle cx="216" cy="232" r="15" fill="#f7f6f2" stroke="${graphite}" stroke-width="3"/><path d="M207 237a10 10 0 0 1 18 0" fill="none" stroke="${accent}" stroke-width="3"/><path d="M216 235l5-9" stroke="${graphite}" stroke-width="2"/>`,
    `<path d="M46 112h194v146H52q-6 0-6-6zM240 112h36v140q0 6-6 6h-30z" fill="none" stroke="#fff" stroke-width="1.4" opacity=".7"/>`,
  ].join("");
}

function drawDryer({ body }: Inside): string {
  return [
    groundShadow(164, 276, 236, 24),
    `<path d="M66 200V136q0-82 82-82h26q82 0 82 82v64z" fill="#cfdce1" opacity=".6"/>`,
    `<g transform="translate(142 148) scale(.72)">${body}</g>`,
    `<path d="M66 200V136q0-82 82-82h26q82 0 82 82v64z" fill="url(#pane)"/><path d="M78 196v-62q0-56 46-66q-28 22-28 66v62z" fill="#fff" opacity=".4"/><path d="M66 200V136q0-82 82-82h26q82 0 82 82v64z" fill="none" stroke="#fff" stroke-width="1.6" opacity=".8"/>`,
    `<path d="M56 204q0-8 8-8h166v74H64q-8 0-8-8z" fill="url(#front)"/><path d="M230 196h28q8 0 8 8v58q0 8-8 8h-28z" fill="url(#flank)"/><path d="M64 196h194q8 0 8 6H56q0-6 8-6z" fill="#fff" opacity=".5"/>`,
    `<rect x="74" y="214" width="88" height="38" rx="5" fill="#1d2126"/><path d="M94 225h-10v8h10v8h-10M100 225h10v16h-10z" fill="none" stroke="#ffb65c" stroke-width="3"/><circle cx="118" cy="226" r="2.5" fill="none" stroke="#ffb65c" stroke-width="2"/><path d="M134 225h18M134 233h12M134 241h15" stroke="#8fd0c0" stroke-width="2.5"/>`,
    `<circle cx="196" cy="233" r="16" fill="${graphite}"/><circle cx="196" cy="233" r="16" fill="none" stroke="#fff" stroke-opacity=".3"/><path d="M196 223v7" stroke="#fff" stroke-width="3"/>`,
    `<path d="M240 218h16M240 226h16M240 234h16M240 242h16" stroke="#0b1018" stroke-width="3" opacity=".25"/>`,
  ].join("");
}

function drawBag({ body, wall }: Inside): string {
  const bag = "M58 48h204v212q-4 14-18 14H76q-14 0-18-14z";
  return [
    groundShadow(162, 276, 230, 22),
    `<path d="${bag}" fill="${wall}" opacity=".55"/>`,
    `<g transform="translate(140 172) scale(.76)">${body}</g>`,
    `<g transform="rotate(-8 232 238)"><path d="M208 214h42v44h-42z" fill="${paper}"/><path d="M208 214h42v8h-42zM208 250h42v8h-42z" fill="${accent}" opacity=".7"/><g fill="#6f8fb8"><circle cx="218" cy="232" r="3"/><circle cx="229" cy="236" r="3"/><circle cx="240" cy="231" r="3"/><circle cx="222" cy="242" r="3"/><circle cx="236" cy="243" r="3"/></g></g>`,
    `<path d="${bag}" fill="url(#pane)"/><path d="M76 88l44-16-30 186-20-12zM140 72l20-4-40 196-14 2z" fill="#fff" opacity=".24"/>`,
    `<path d="M58 48h204v14H58z" fill="${accent}"/><path d="M58 48h204v5H58z" fill="#fff" opacity=".3"/><rect x="196" y="44" width="26" height="22" rx="4" fill="${graphite}"/>`,
    `<path d="M98 74q-8 24-2 46M214 76q12 20 8 52M96 262q14-18 36-18" fill="none" stroke="#fff" stroke-width="2" opacity=".6"/><path d="${bag}" fill="none" stroke="#fff" stroke-width="1.5" opacity=".8"/>`,
  ].join("");
}

const drawings: Record<string, (inside: Inside) => string> = { box: drawBox, dryer: drawDryer, bag: drawBag };

/** Something that keeps filament dry; its walls, or a dryer's housing, are in the variation's color. */
export function drawDryBox(form: string, filament: Color, color?: Color): string {
  const spool = drawSpoolBody(filament);
  const draw = drawings[form] ?? drawBox;
  const housing = color?.hex ?? plainHousing;
  const definitions = [
    spool.definitions,
    faceGradient("front", housing),
    faceGradient("flank", darken(housing, 0.26)),
    faceGradient("lid", graphite),
    faceGradient("lidside", darken(graphite, 0.35)),
    linearGradient(
      "pane",
      [0, 0, 1, 1],
      [
        [0, "#ffffff", 0.42],
        [0.5, "#dfeaee", 0.16],
        [1, "#9db2bb", 0.34],
      ],
    ),
    shadowGradient,
  ];
  return svg(draw({ body: spool.body, wall: color?.hex ?? plainWall }), definitions.join(""));
}
