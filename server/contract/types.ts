import type { BodyOf, OperationId, ParametersOf } from '../../openapi/types.ts';

type LowerCased<Named> = { [Name in keyof Named as Lowercase<Name & string>]: Named[Name] };

/** A validated request, with the signed-in account. */
export type OperationRequest<K extends OperationId> = {
  path: ParametersOf<K, 'path'>;
  query: ParametersOf<K, 'query'>;
  /** Header parameters by lower-case name. */
  header: LowerCased<ParametersOf<K, 'header'>>;
  body: BodyOf<K>;
  /** Id of the signed-in participant; throws in an operation without participantBearer. */
  readonly participantId: number;
  /** Id of the signed-in club; throws in an operation without clubBearer. */
  readonly clubId: number;
  token: string | undefined;
  /** IP address of the client, or its /64 network, for limits; `unknown` outside Node.js. */
  clientIp: string;
  /** Public origin of this server, without a final slash. */
  publicUrl: string;
};
