declare module "linebreak" {
  /** Where a line may end, by Unicode's rules. */
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): { position: number; required: boolean } | null;
  }
}
