export { drawHero, type HeroFormat, heroFormats } from "./draw-hero.ts";
export { heroLoopSeconds, toHeroMoment } from "./hero-moment.ts";
