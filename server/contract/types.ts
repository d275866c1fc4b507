import type { operations } from '../../openapi/schema.d.ts';

export type OperationId = keyof operations;

type Parameters<
  K extends OperationId,
  Location extends 'path' | 'query' | 'header',
> = operations[K]['parameters'] extends { [P in Location]?: infer Found }
  ? NonNullable<Found>
  : never;

type LowerCased<Named> = { [Name in keyof Named as Lowercase<Name & string>]: Named[Name] };

type BodyOf<K extends OperationId> = operations[K] extends {
  requestBody: { content: infer Content };
}
  ? Content[keyof Content]
  : undefined;

type Successes<Responses> = Responses extends { 200: infer Found }
  ? Found
  : Responses extends { 201: infer Found }
    ? Found
    : never;

/** The body of an operation's success response. */
export type OperationResponse<K extends OperationId> =
  Successes<operations[K]['responses']> extends { content: { 'application/json': infer Body } }
    ? Body
    : undefined;

/** A validated request, with the signed-in account. */
export type OperationRequest<K extends OperationId> = {
  path: Parameters<K, 'path'>;
  query: Parameters<K, 'query'>;
  /** Header parameters by lower-case name. */
  header: LowerCased<Parameters<K, 'header'>>;
  body: BodyOf<K>;
  /** Id of the signed-in participant; throws in an operation without participantBearer. */
  readonly participantId: number;
  /** Id of the signed-in club; throws in an operation without clubBearer. */
  readonly clubId: number;
  token: string | undefined;
  /** IP address of the client, for rate limits; `unknown` outside Node.js. */
  clientIp: string;
  /** Public origin of this server, without a final slash. */
  publicUrl: string;
};
