import { MatchersV3, type PactV4 } from '@pact-foundation/pact';
import { expect } from 'vitest';
import { fieldErrors, serverMessage } from '../../../src/api/errors.ts';
import type { Argument, OperationId } from './client.ts';
import { operationNamed, type Values } from './documented.ts';
import { type Given, testInteraction } from './interaction.ts';

type Taken<Id extends OperationId> =
  unknown extends Argument<Id> ? { argument?: undefined } : { argument: Argument<Id> };

type Success<Id extends OperationId> = Taken<Id> & {
  given: Given;
  /** What the client reads of the answer, and no more; undefined where it reads the status only. */
  answer: unknown;
  /** What its screens get; by default the answer itself. */
  reads?: unknown;
  /** Whether a backend may give another answer instead. */
  pending?: boolean;
};

type Refusal<Id extends OperationId> = Taken<Id> & {
  given: Given;
  status: number;
  /** What the server says for the person. */
  says: string;
  /** The field in which the client looks for it. */
  in?: 'message' | 'error';
  /** The fields at which the client shows why. */
  at?: string[];
};

/**
 * The ways to add an interaction to the pact. The method, address and token of a call are those of
 * the document.
 */
export function createPacts(pact: PactV4) {
  return {
    /** The call comes through, and what the client reads of the answer is there. */
    answers<Id extends OperationId>(
      id: Id,
      description: string,
      { argument, answer, reads, ...rest }: Success<Id>,
    ) {
      testInteraction(pact, {
        ...rest,
        id,
        description,
        answer,
        argument: argument as Values | undefined,
        status: operationNamed(id).success,
        check: ({ data, error }) => {
          expect(error).toBeUndefined();
          if (answer !== undefined)
            expect(data).toMatchObject((reads ?? MatchersV3.reify(answer as never)) as object);
        },
      });
    },
    /** The server refuses, the client finds what it says of it, and the session goes on. */
    refuses<Id extends OperationId>(
      id: Id,
      description: string,
      { argument, given, status, says, in: field = 'message', at = [] }: Refusal<Id>,
    ) {
      const errors = Object.fromEntries(
        at.map((name) => [name, MatchersV3.eachLike(MatchersV3.string(says))]),
      );
      testInteraction(pact, {
        id,
        description,
        argument: argument as Values | undefined,
        given,
        status,
        answer: { [field]: MatchersV3.string(says), ...(at.length > 0 && { errors }) },
        check: ({ error }, client) => {
          expect(error).toMatchObject({ status });
          expect(serverMessage(error, field)).toBe(says);
          expect(fieldErrors(error)).toEqual(Object.fromEntries(at.map((name) => [name, says])));
          const { account } = operationNamed(id);
          expect(account && client.isSignedIn(account)).toBe(account && true);
        },
      });
    },
    /**
     * The token is refused, which ends that account's session: the client reads no more than the
     * status.
     */
    expires<Id extends OperationId>(
      id: Id,
      ...[argument]: unknown extends Argument<Id> ? [] : [argument: Argument<Id>]
    ) {
      const { account = 'participant' } = operationNamed(id);
      testInteraction(pact, {
        id,
        description: `${id} with a token that is not valid`,
        argument: argument as Values | undefined,
        given: ['the token is not valid'],
        token: 'expired-token',
        status: 401,
        check: (_outcome, client) => expect(client.isSignedIn(account)).toBe(false),
      });
    },
  };
}

export type Pacts = ReturnType<typeof createPacts>;
