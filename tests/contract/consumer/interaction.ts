import { MatchersV3, type PactV4 } from '@pact-foundation/pact';
import { expect, it, vi } from 'vitest';
import type { StateName } from '../../../openapi/states.ts';
import type { OperationId } from '../../../openapi/types.ts';
import { createTestClient, type EndpointResult } from './client.ts';
import { getOperation, splitArgument, type Values } from './documentedOperations.ts';
import { compareForms, describeForm, type RequestBuilder } from './form.ts';

/** The provider state that the backend has to be in. */
export type Given = [stateName: StateName, parameters?: Record<string, string>];

type Client = ReturnType<typeof createTestClient>;

type Interaction = {
  id: OperationId;
  description: string;
  argument: Values | undefined;
  given: Given;
  /** By default the placeholder token of the account that the operation needs. */
  token?: string;
  status: number;
  /** The part of the body that the client reads; undefined if it reads only the status. */
  response?: unknown;
  /**
   * Whether a backend may respond otherwise: this is one of several response shapes, or by default an
   * extension.
   */
  pending?: boolean;
  /** Checks the result of the endpoint in the client. */
  check: (result: EndpointResult, client: Client) => void;
};

async function describeRequest(
  id: OperationId,
  argument: Values | undefined,
  token: string | undefined,
) {
  const { query, headers, body } = splitArgument(id, argument);
  const { isForm, headers: constantHeaders } = getOperation(id);
  const form = isForm && body ? await describeForm(body) : undefined;
  return (request: RequestBuilder) => {
    request.headers({
      Accept: 'application/json',
      ...constantHeaders,
      ...headers,
      ...(token && { Authorization: `Bearer ${token}` }),
    });
    request.query(query);
    if (form) form(request);
    else if (body) request.jsonBody(body);
  };
}

/** Returns an array that receives a copy of each request that is sent from now on. */
function recordRequests(): Request[] {
  const sent: Request[] = [];
  const send = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    if (input instanceof Request) sent.push(input.clone());
    return send(input, init);
  });
  return sent;
}

const jsonHeaders = { 'Content-Type': MatchersV3.regex('application/json.*', 'application/json') };

/**
 * Adds a test for one interaction, which also writes it into the pact: the client sends the described
 * request and handles the response.
 */
export function testInteraction(
  pact: PactV4,
  {
    id,
    description,
    argument,
    given: [stateName, parameters],
    status,
    response,
    pending = getOperation(id).isExtension,
    check,
    ...rest
  }: Interaction,
): void {
  const { method, account, isForm } = getOperation(id);
  const token = account && (rest.token ?? `${account}-token`);
  it(`${description}: ${status}`, async () => {
    const { path, body = {} } = splitArgument(id, argument);
    const request = await describeRequest(id, argument, token);
    await pact
      .addInteraction()
      .given(stateName, parameters)
      .uponReceiving(description)
      .pending(pending)
      .withRequest(method, path, request)
      .willRespondWith(status, (builder) => {
        if (response !== undefined) builder.headers(jsonHeaders).jsonBody(response);
      })
      .executeTest(async ({ url }) => {
        const sent = recordRequests();
        const client = createTestClient(
          url,
          account && token ? { kind: account, token } : undefined,
        );
        try {
          check(await client.initiate(id, argument), client);
        } finally {
          vi.restoreAllMocks();
        }
        expect(sent).toHaveLength(1);
        const forms = isForm ? await compareForms(sent, body) : undefined;
        expect(forms?.sent).toEqual(forms?.expected);
      });
  });
}
