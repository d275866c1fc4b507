declare module '@20minutes/s3rver' {
  import type { AddressInfo } from 'node:net';

  namespace S3rver {
    type Context = { path: string; app: S3rver };
  }

  /** The parts that the tests use; the package has no types. */
  class S3rver {
    middleware: ((context: S3rver.Context, next: () => Promise<void>) => Promise<void>)[];
    constructor(options: {
      address: string;
      port: number;
      directory: string;
      silent: boolean;
      configureBuckets: { name: string }[];
    });
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
  export default S3rver;
}
