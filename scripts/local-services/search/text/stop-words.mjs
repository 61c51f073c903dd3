const lists = /** @type {Readonly<Record<string, string>>} */ ({
  da: "og i at det en et den til er som paa pa de med for af om der du din dit dine vi jeg fra ved kan",
  de: "der die das und in zu den dem des ein eine einer eines einem einen fur furs mit von auf im am an ist als bei aus zum zur oder ich",
  en: "a an and are as at be by for from in is it my of on or that the this to was with your i",
  es: "de la el los las un una unos unas y o en para por con del al que mi es su a",
  fr: "de la le les un une des du et ou en pour par avec au aux dans sur qui que mon ma est l d",
  it: "di il lo la i gli le un una uno e o in per con del della dei delle al alla da che su mio l d",
  no: "og i at det en et den til er som pa de med for av om der du din ditt dine vi jeg fra ved kan",
  sv: "och i att det en ett den till ar som pa de med for av om du din ditt dina vi jag fran vid kan",
});

const setOf = Object.fromEntries(
  Object.entries(lists).map(([language, list]) => [language, new Set(list.split(" "))]),
);

/**
 * Does a word carry no meaning of its own in a language?
 *
 * @param {string} word folded
 * @param {string} language
 */
export const isStopWord = (word, language) => setOf[language]?.has(word) ?? false;
