import type { operations } from '../../openapi/schema.d.ts';

export type OperationId = keyof operations;

type Parameters<
  K extends OperationId,
  Place extends 'path' | 'query' | 'header',
> = operations[K]['parameters'] extends { [P in Place]?: infer Found } ? NonNullable<Found> : never;

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

/** The body of an operation's success answer. */
export type Answer<K extends OperationId> =
  Successes<operations[K]['responses']> extends { content: { 'application/json': infer Body } }
    ? Body
    : undefined;

/** A request that passed the document: who calls, and what with. */
export type Call<K extends OperationId> = {
  path: Parameters<K, 'path'>;
  query: Parameters<K, 'query'>;
  /** Header parameters by their name in lower case. */
  header: LowerCased<Parameters<K, 'header'>>;
  body: BodyOf<K>;
  /**
   * The signed-in participant's id; reading it in an operation without participantBearer is a
   * programming error and throws.
   */
  readonly participantId: number;
  /**
   * The signed-in club's id; reading it in an operation without clubBearer is a programming error
   * and throws.
   */
  readonly clubId: number;
  token: string | undefined;
  /** Address of the caller where the host knows it, for limits on attempts. */
  clientAddress: string;
  /** Scheme and host under which the outside world reaches this server, without a final slash. */
  publicUrl: string;
};
