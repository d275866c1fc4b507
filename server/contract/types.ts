import type { AccountIds, Actor, TableCardUse } from '../auth/actor.ts';
import type { Uploader } from '../lib/uploader.ts';
import type { operations } from '../../openapi/schema.d.ts';
import type { BodyOf, OperationId, ParametersOf, ResponseOf } from '../../openapi/types.ts';

type LowerCased<Named> = { [Name in keyof Named as Lowercase<Name & string>]: Named[Name] };

/** A validated request, with the signed-in account. */
export type OperationRequest<K extends OperationId> = {
  path: ParametersOf<K, 'path'>;
  query: ParametersOf<K, 'query'>;
  /** Header parameters by lower-case name. */
  header: LowerCased<ParametersOf<K, 'header'>>;
  body: BodyOf<K>;
  token: string | undefined;
  /** The table card of the session; undefined without one. */
  card: TableCardUse | undefined;
  /** The organiser, or the person with a table card. Reading it without one of them throws. */
  actor: Actor;
  /** IP address of the client, or its /64 network, for limits; `unknown` outside Node.js. */
  clientIp: string;
  /** The User-Agent; empty if there is none. */
  userAgent: string;
  /** Who sends a file; its turns and places depend on that. */
  uploader: Uploader;
  /** Public origin of this server, without a final slash. */
  publicUrl: string;
} & AccountIds;

/** What the handler of an operation returns: the body of its response, or the bytes of a PDF. */
export type ResultOf<K extends OperationId> = operations[K]['responses'] extends {
  200: { content: { 'application/pdf': unknown } };
}
  ? Uint8Array<ArrayBuffer>
  : ResponseOf<K>;
