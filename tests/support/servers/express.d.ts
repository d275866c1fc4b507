/** The part of Express that a test uses; the package has no types of its own. */
declare module 'express' {
  import type { Server } from 'node:http';

  type Request = { headers: { authorization?: string } };
  type Response = { status: (code: number) => Response; json: (body: unknown) => void };
  type App = {
    get: (path: string, handle: (request: Request, response: Response) => void) => void;
    listen: (port: number, host: string) => Server;
  };
  export default function express(): App;
}
