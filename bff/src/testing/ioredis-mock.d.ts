/** The package has no types. */
declare module "ioredis-mock" {
  import type { Redis } from "ioredis";

  const RedisMock: new (options: { host: string }) => Redis;
  export default RedisMock;
}
