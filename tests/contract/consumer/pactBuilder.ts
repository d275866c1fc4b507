import { MatchersV3, type PactV4 } from '@pact-foundation/pact';
import { expect } from 'vitest';
import type { ArgumentOf, OperationId } from '../../../openapi/types.ts';
import { fieldErrors, serverMessage } from '../../../src/api/errors.ts';
import { getOperation, type Values } from './documentedOperations.ts';
import { type Given, testInteraction } from './interaction.ts';

type WithArgument<Id extends OperationId> =
  void extends ArgumentOf<Id> ? { argument?: undefined } : { argument: ArgumentOf<Id> };

type SuccessCase<Id extends OperationId> = WithArgument<Id> & {
  given: Given;
  /** By default that of the success in the document. */
  status?: number;
  /** The part of the body that the client reads; undefined if it reads only the status. */
  response: unknown;
  /** The data that the endpoint returns to the screens; by default the response. */
  clientReads?: unknown;
  /** Whether a backend may return another response shape instead. */
  pending?: boolean;
};

type ErrorCase<Id extends OperationId> = WithArgument<Id> & {
  given: Given;
  status: number;
  /** The server's message for the user. */
  message: string;
  /** The body field in which the client looks for the message. */
  messageField?: 'message' | 'error';
  /** The form fields at which the client shows the message. */
  fields?: string[];
};

/** A text that the client shows word for word: any, but not a blank one. */
const shownText = (example: string) => MatchersV3.regex(String.raw`[\s\S]*\S[\s\S]*`, example);

/**
 * Returns the functions that add an interaction to the pact and test the client with it. The method,
 * path and token of the request come from the document.
 */
export function createPactBuilder(pact: PactV4) {
  return {
    /** The request succeeds, and the client reads the response. */
    respondsWith<Id extends OperationId>(
      id: Id,
      description: string,
      {
        argument,
        response,
        clientReads = response === undefined ? undefined : MatchersV3.reify(response),
        status = getOperation(id).successStatus,
        ...rest
      }: SuccessCase<Id>,
    ) {
      testInteraction(pact, {
        ...rest,
        id,
        description,
        response,
        argument: argument as Values | undefined,
        status,
        check: ({ data, error }) => {
          expect(error).toBeUndefined();
          if (clientReads !== undefined) expect(data).toMatchObject(clientReads as object);
        },
      });
    },
    /**
     * The request fails. The client finds the message, if it needs one, and the account stays
     * signed in.
     */
    respondsWithError<Id extends OperationId>(
      id: Id,
      description: string,
      { argument, given, status, message, messageField = 'message', fields = [] }: ErrorCase<Id>,
    ) {
      const errors = Object.fromEntries(
        fields.map((name) => [name, MatchersV3.eachLike(shownText(message))]),
      );
      const needsText = !getOperation(id).isStatusOnly(status);
      testInteraction(pact, {
        id,
        description,
        argument: argument as Values | undefined,
        given,
        status,
        response: needsText
          ? { [messageField]: shownText(message), ...(fields.length > 0 && { errors }) }
          : undefined,
        check: ({ error }, client) => {
          expect(error).toMatchObject({ status });
          if (needsText) expect(serverMessage(error, messageField)).toBe(message);
          expect(fieldErrors(error)).toEqual(
            Object.fromEntries(fields.map((name) => [name, message])),
          );
          const { account } = getOperation(id);
          expect(account && client.isSignedIn(account)).toBe(account && true);
        },
      });
    },
    /** The token is invalid. The client reads only the status and signs the account out. */
    respondsUnauthorized<Id extends OperationId>(
      id: Id,
      ...[argument]: void extends ArgumentOf<Id> ? [] : [argument: ArgumentOf<Id>]
    ) {
      const { account = 'participant' } = getOperation(id);
      testInteraction(pact, {
        id,
        description: `${id} with a token that is not valid`,
        argument: argument as Values | undefined,
        given: ['the token is not valid'],
        token: 'expired-token',
        status: 401,
        check: (_result, client) => expect(client.isSignedIn(account)).toBe(false),
      });
    },
  };
}

export type PactBuilder = ReturnType<typeof createPactBuilder>;
