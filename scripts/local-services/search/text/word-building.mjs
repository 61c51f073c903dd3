/**
 * How the languages that write compounds as one word build them.
 *
 * @typedef {object} WordBuilding
 * @property {readonly string[]} links letters that may stand between two words
 * @property {ReadonlySet<string>} endings what a word may end in that is no word itself, folded
 */

/** @param {string} links @param {string} endings @returns {WordBuilding} */
const describe = (links, endings) => ({ links: links.split(" "), endings: new Set(endings.split(" ")) });

const danishAndNorwegian =
  "aste bare eder else elsen elser ende ende ered eren erer erede erende eret erne erte este heden heter heten hetene " +
  "inger ingen ingene ingerne iske lige ligere ligst ligste ning ninge ningen ninger ningene ningerne somme tere";

export const wordBuilding = /** @type {Readonly<Record<string, WordBuilding>>} */ ({
  da: describe("s e er", danishAndNorwegian),
  de: describe(
    "s es n en e er",
    "baren barer bares chen enden ender endes erem eren erer eres erin heit heiten igem igen iger iges ische ischem " +
      "ischen ischer isches keit keiten leins lich liche lichem lichen licher liches ling lings samen samer schaft " +
      "sten ster stes test tion tionen ungen",
  ),
  no: describe("s e", danishAndNorwegian),
  sv: describe(
    "s o u e",
    "ades ande anden andet ades arens arna arnas aste aren arens ation ationen ationer bara bart else elsen elser " +
      "erad erade erar eras erat erna ernas erade heten heter ingar ingen iska isk liga ligare ligast ligt ning " +
      "ningar ningarna ningen orna ornas tion tionen",
  ),
});
