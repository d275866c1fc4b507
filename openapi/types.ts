import type { accountKinds } from './accountKinds.ts';
import type { operations as Described, OrganiserRole, TableCardKind } from './schema.d.ts';

/** The name of an operation in the document. */
export type OperationId = keyof Described;

/** Who signs in: one kind for each bearer scheme of the document. */
export type AccountKind = (typeof accountKinds)[number];

/** Who may call an operation of organisers: what `x-roles` of the document lists. */
export type CallerRole = OrganiserRole | `${TableCardKind}_card`;

/** The parameters of an operation in one location; `never` if it has none there. */
export type ParametersOf<
  Id extends OperationId,
  Location extends 'path' | 'query' | 'header',
> = Described[Id]['parameters'] extends { [P in Location]?: infer Found }
  ? NonNullable<Found>
  : never;

/** The request body of an operation; undefined if it has none. */
export type BodyOf<Id extends OperationId> = Described[Id] extends {
  requestBody: { content: infer Content };
}
  ? Content[keyof Content]
  : undefined;

type Parameters<Id extends OperationId, Location extends 'path' | 'query' | 'header'> = [
  ParametersOf<Id, Location>,
] extends [never]
  ? unknown
  : ParametersOf<Id, Location>;

type RequestParts<Id extends OperationId> = Parameters<Id, 'path'> &
  Parameters<Id, 'query'> &
  Parameters<Id, 'header'> &
  (BodyOf<Id> extends undefined ? unknown : { body: BodyOf<Id> });

type Flatten<T> = { [K in keyof T]: T[K] };

/**
 * What a client has to know to send the request of an operation: path, query and header parameters
 * and `body` in one object; `void` if there are none of them, and also `void` if all are optional.
 */
export type ArgumentOf<Id extends OperationId> = [keyof RequestParts<Id>] extends [never]
  ? void
  : object extends RequestParts<Id>
    ? Flatten<RequestParts<Id>> | void
    : Flatten<RequestParts<Id>>;

type Responses<Id extends OperationId> = Described[Id]['responses'];

/** The documented statuses of an operation. */
export type StatusOf<Id extends OperationId> = Extract<keyof Responses<Id>, number>;

/** The operations that document a response with this status. */
export type OperationWithStatus<Status extends number> = {
  [Id in OperationId]: Status extends StatusOf<Id> ? Id : never;
}[OperationId];

/** The JSON body of an operation's response, by default of its success response. */
export type ResponseOf<
  Id extends OperationId,
  Status extends StatusOf<Id> = Extract<StatusOf<Id>, 200 | 201>,
> = Responses<Id>[Status] extends { content: { 'application/json': infer Body } }
  ? Body
  : undefined;
