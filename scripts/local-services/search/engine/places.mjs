/**
 * Where a word stands: record, attribute and position in one number, so that a list of places is a plain list of
 * numbers in the order of the records. The last bit says whether the word stands there itself or as part of a compound.
 */
const positions = 2 ** 16;
const attributes = 2 ** 6;
const marks = 2;

/** Between two values of a list, so that a pair across them is never near. */
export const gapBetweenValues = 8;

/** @param {number} doc @param {number} attribute @param {number} position @param {boolean} isPart */
export const packPlace = (doc, attribute, position, isPart) =>
  ((doc * attributes + attribute) * positions + Math.min(position, positions - 1)) * marks + (isPart ? 1 : 0);

/** @param {number} place */
export const docOf = (place) => Math.floor(place / (attributes * positions * marks));

/** @param {number} place */
export const attributeOf = (place) => Math.floor(place / (positions * marks)) % attributes;

/** @param {number} place */
export const positionOf = (place) => Math.floor(place / marks) % positions;

/** @param {number} place */
export const isPartAt = (place) => place % marks === 1;

/** The place after this one. @param {number} place of a word itself */
export const nextTo = (place) => place + marks;
